export default [
  "quanto pago por mês por=monthly payment loan|quanto é=what is|quanto são=what is|quanto custa=cost of|quantos=how many|quantas=how many|são=are|qual é o meu=|qual é=what is|quanto paga cada um se=|calcular=",
  "por cento de desconto em=percent off|por cento de desconto sobre=percent off|de desconto em=off|de desconto sobre=off|por cento=percent|preço com desconto de=less|de desconto=off|com=with|desconto=discount|menos=minus|mais=plus",
  "dividido por=divided by|a dividir por=divided by|dividido entre=divided by|dividirem=split|dividir=split|repartir=split|entre=between|pessoas=people|amigos=people|vezes=times|multiplicado por=times",
  "peso=weight|e meço=height|meço=height|índice de massa corporal=bmi|indice de massa corporal=bmi|imc=bmi|quilos=kg|quilogramas=kg|centímetros=cm|altura=height",
  "prestação mensal de um empréstimo de=monthly payment loan|prestação mensal=monthly payment|empréstimo=loan|emprestimo=loan|crédito=loan|hipoteca=mortgage|juros=interest|durante=for|anos=years|ano=year|meses=months|mês=month|dias=days|horas=hours|minutos=minutes|semanas=weeks|euros=€",
  "converter=|milhas=miles|quilômetros=km|quilómetros=km|pés=feet|polegadas=inches|libras=pounds|litros=liters|onças=ounces|graus=degrees",
  "gorjeta=tip|iva=vat|área=area|círculo=circle|retângulo=rectangle|raio=radius|diâmetro=diameter|raiz quadrada=square root|média=average|salário=salary|idade=age",
  "do=of|da=of|de=of|o=|um=|uma=|e=and|a=at|em=in|para=to|sobre=on|por=by",
];
