export default [
  "cuánto pago al mes por=monthly payment loan|cuánto es el=what is|cuánto es=what is|cuanto es el=what is|cuanto es=what is|cuánto son=what is|cuánto cuesta=cost of",
  "cuántos=how many|cuántas=how many|cuantos=how many|cuantas=how many|son=are|cuál es mi=|cuál es=what is|cual es=what is|cuánto paga cada uno si=",
  "por ciento de descuento en=percent off|por ciento de descuento sobre=percent off|de descuento en=off|de descuento sobre=off|por ciento=percent|con descuento del=less|de descuento=off|con=with|precio=|descuento=discount",
  "dividido entre=divided by|dividido por=divided by|entre=between|repartir=split|reparten=split|dividir=split|personas=people|amigos=people|multiplicado por=times|por=times|más=plus|mas=plus|menos=minus",
  "peso=weight|y mido=height|mido=height|índice de masa corporal=bmi|indice de masa corporal=bmi|imc=bmi|kilos=kg|kilogramos=kg|centímetros=cm|altura=height",
  "cuota mensual de un préstamo de=monthly payment loan|cuota mensual=monthly payment|préstamo=loan|prestamo=loan|hipoteca=mortgage|interés=interest|durante=for|años=years|año=year|meses=months|mes=month|días=days|horas=hours|minutos=minutes|semanas=weeks|euros=€",
  "convertir=|pasar=|millas=miles|kilómetros=km|kilometros=km|pies=feet|pulgadas=inches|libras=pounds|litros=liters|onzas=ounces|grados=degrees",
  "propina=tip|iva=vat|área=area|superficie=area|círculo=circle|rectángulo=rectangle|radio=radius|diámetro=diameter|raíz cuadrada=square root|promedio=average|media=average|salario=salary|sueldo=salary|edad=age",
  "del=of|de=of|el=|la=|los=|las=|un=|una=|y=and|a=to|al=at|en=in|sobre=on|para=for",
];
