import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiún 21 veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 doscientas 200 trescientas 300 quinientas 500 mil 1000 millón 1000000 millones 1000000",
    one: ["un", "uno", "una"],
    and: "y",
    joins: (before, behind) => before >= 30 && before <= 90 && behind < 10,
    percent: "por ciento",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre",
  },
  phrases: [
    // Questions.
    "cuánto es el=what is|cuánto es la=what is|cuánto es=what is|cuánto son=what is|cuánto da=what is|cuánto cuesta=cost|cuánto cuestan=cost|cuántos=how many|cuántas=how many|cuánto=how much|cuánta=how much|cuál es el=what is|cuál es la=what is|cuál es mi=what is|cuál es=what is|qué es=what is|son=are|es=is|hay=|mi=|calcula el=|calcula la=|calcula=|calcular=|calcule=|calculadora de=|convertir=|convierte=|pasar=|pasa=|por favor=|cuánto paga cada uno si=|qué hora es=what time is it|qué fecha es=what date is|qué=what",
    "cuánto tiempo tardo en recorrer=how long for|cuánto tiempo se tarda en=how long for|cuánto tiempo tardo en ahorrar # € con # €=how long to save # € at # €|cuánto tiempo tardo en ahorrar=how long to save|cuánto tiempo para ahorrar # € a # €=how long to save # € at # €|cuánto tiempo para ahorrar=how long to save|cuánto se tarda en=how long for|cuánto tardo en=how long for|cuánto tiempo tardo en=how long for|cuánto tiempo=how long|ahorrar=save",
    // Percentages; what goes from one number to another is a change.
    "variación porcentual de # a #=percentage change from # to #|qué porcentaje de cambio hay de # a #=percentage change from # to #|cambio porcentual de # a #=percentage change from # to #|de # a # en porcentaje=percentage change from # to #|aumento porcentual de # a #=percentage change from # to #|variación porcentual=percentage change|de # a #=from # to #|qué porcentaje es # de #=what percent is # of #|cuánto % es # de #=what percent is # of #|qué porcentaje de # es #=what percent of # is #|# de # en porcentaje=# of # in percent|en porcentaje=in percent|el # % de=# % of|del # %=# %|al # %=at # %|a un # %=at # %|rebajado un # %=less # %|rebajado # %=less # %|% de descuento en=% off|% de descuento sobre=% off|con # % de descuento=with # % discount|con descuento del # %=less # %|precio con descuento del # % sobre=# % off|de descuento=off|descuento=discount|precio=price",
    "una chaqueta de=|una camisa de=|un vestido de=|unos zapatos de=",
    // Value-added tax.
    "más # % de iva=plus # % vat|más iva del # %=plus # % vat|más el # % de iva=plus # % vat|precio con iva de # € al # %=# € plus # % vat|cuánto iva hay en=how much vat is in|cuánto iva incluido hay en # € con # %=how much vat is in # € at # %|iva incluido en=vat in|sin # % de iva=including # % vat, net price|sin el # % de iva=including # % vat, net price|precio sin iva de # € con # % de iva=# € including # % vat, net price|# € iva incluido al # %, precio sin iva=# € including # % vat, net price|iva=vat",
    "propina del # % sobre=# % tip on|cuánto es la propina del # % de=# % tip on|# % de propina para una cuenta de=# % tip on|propina=tip",
    // Sums.
    "dividido entre=divided by|dividido por=divided by|# entre #=# divided by #|multiplicado por=times|# por #=# times #|por=by|más=plus|menos=minus|elevado a=to the power of|al cuadrado=squared|raíz cuadrada de=square root of|la raíz cuadrada de=square root of|raíz cuadrada=square root|un tercio de=a third of|la mitad de=half of|mitad de=half of|un cuarto de=a quarter of|3 cuartos de=3/4 of|el doble de=2 times|máximo común divisor de=gcd of|mcd de=gcd of|mínimo común múltiplo de=lcm of|mcm de=lcm of|promedio de=average of|la media de=average of|media de=average of|cuál es la media de=average of|promedio=average|en binario=in binary|a binario=in binary|binario=binary",
    "repartir # € entre # personas=split # € between # people|repartir=split|reparten=split|dividir=split|entre=between|personas=people|amigos=people",
    // Days and clock times.
    "cuántos días hay del # al #=how many days from # to #|cuántos días pasan desde el # hasta el #=how many days from # to #|del # al #=from # to #|desde el # hasta el #=from # to #|días entre el # y el #=days between # and #|entre el # y el #=between # and #|entre # y #=between # and #|cuántas horas hay de # a #=how many hours from # to #|cuántas horas hay entre las # y las #=how many hours from # to #|tiempo entre las # y las #=time between # and #|de las # a las #=from # to #|a las #=at #|después del #=after #|después de las #=after #|después de #=after #|cuántos días faltan para=how many days until|cuánto falta para=how long until|faltan para=until|navidad=christmas|hasta=until|desde=from",
    "qué edad tengo si nací el=how old am i born|edad nacido el=age born|edad nacida el=age born|nací el #, cuántos años tengo=how old am i born #|nací el=born|cuántos años tengo=how old am i|qué edad tengo=how old am i|edad=age",
    // Bodies.
    "mi imc=bmi|el imc de=bmi|el imc=bmi|cuál es el imc de=bmi|cuál es mi imc=bmi|imc con=bmi|imc=bmi|índice de masa corporal=bmi|peso # kg y mido=weight # kg height|peso=weight|y mido=height|mido=height|kilos=kg|kilogramos=kg|kilo=kg|centímetros=cm|altura=height",
    // Money.
    "cuánto pago al mes por=monthly payment loan|cuota mensual de un préstamo de=monthly payment loan|cuota de un préstamo de=monthly payment loan|qué cuota pago por un préstamo de=monthly payment loan|cuota mensual=monthly payment|cuota=payment|préstamo de=loan|préstamo=loan|hipoteca=mortgage|con interés del # %=at # %|interés compuesto de=compound interest on|interés compuesto=compound interest|interés=interest|intereses=interest|a # años=for # years|en # años=for # years|durante=for",
    "€ al mes=€ per month|€ por mes=€ per month|€ mensuales=€ per month|€ por hora salario anual=€ per hour yearly salary|€ la hora, cuánto al año=€ per hour yearly salary|€ por hora=€ per hour|€ la hora=€ per hour|al año=per year|por año=per year|al mes=per month|por mes=per month|salario anual=yearly salary|salario=salary|sueldo=salary",
    "años=years|año=year|meses=months|mes=month|semanas=weeks|semana=week|días=days|día=day|horas=hours|hora=hour|minutos=minutes|minuto=minute|segundos=seconds|euros=euros",
    // Roads.
    "coste de gasolina para=fuel cost for|costo de gasolina para=fuel cost for|cuánto cuestan # km con=fuel cost for # km at|litros a los # km=liters per # km|con # litros a los # km=at # liters per # km|con # l/# km a # € el litro=at # liters per # km and # € per liter|cuánto cuestan # km con # l/# km a # € el litro=fuel cost for # km at # liters per # km and # € per liter|€ por litro=€ per liter|€ el litro=€ per liter|a # km/h=at # km/h|ritmo para # km en # minutos=# km in # minutes pace per km|ritmo por km=pace per km",
    // Measures.
    "millas por hora=mph|kilómetros por hora=km/h|millas=miles|kilómetros=km|metros cuadrados=m²|metros cúbicos=m³|hectáreas=hectares|grados celsius=celsius|grados centígrados=celsius|grados fahrenheit=fahrenheit|fahrenheit=fahrenheit|grados=degrees|pies=feet|pulgadas=inches|libras=pounds|metros=m|gramos=g|litros=liters|onzas=ounces|galones=gallons|yardas=yards",
    // Figures.
    "cuál es el área de un círculo con=area of a circle with|área de un círculo de radio=area of a circle with radius|área de un círculo de=area of a circle with|área de un círculo con=area of a circle with|área de un rectángulo de # m por # m=area of a rectangle # m by # m|cuántos metros cuadrados son # x # metros=area of # x # m|volumen de un cilindro de=volume of a cylinder with|volumen=volume|cilindro=cylinder|esfera=sphere|área=area|superficie=area|círculo=circle|rectángulo=rectangle|radio=radius|diámetro=diameter",
    // What joins.
    "sin=without|del=of|de=of|el=|la=|los=|las=|un=|una=|y=and|a=to|al=at|en=in|sobre=on|para=for|con=with",
  ],
} satisfies Lexicon;
