import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezasseis 16 dezesseis 16 dezassete 17 dezessete 17 dezoito 18 dezanove 19 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 trezentos 300 quatrocentos 400 quinhentos 500 seiscentos 600 setecentos 700 oitocentos 800 novecentos 900 duzentas 200 trezentas 300 quinhentas 500 mil 1000 milhão 1000000 milhões 1000000",
    one: ["um", "uma"],
    and: "e",
    joins: (before, behind) =>
      (before >= 20 && behind < 10) || (before >= 100 && behind < 100) || (before >= 1000 && behind < 1000),
    percent: "por cento",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  },
  phrases: [
    // Questions.
    "quanto é a=what is|quanto é=what is|quanto são=what is|quanto dá=what is|quanto custa=cost|quanto custam=cost|quantos=how many|quantas=how many|quanto=how much|são=are|qual é o meu=what is|qual é a=what is|qual é o=what is|qual é=what is|qual a=what is|qual o=what is|que horas são=what time is it|que data é=what date is|quanto paga cada um se=|calcular=|calcula=|calcule=|converter=|por favor=|há=|meu=|minha=|é=is|que=what",
    "quanto tempo demora=how long for|quanto tempo preciso para=how long for|quanto tempo para poupar # € com # €=how long to save # € at # €|quanto tempo demoro a poupar # € a # €=how long to save # € at # €|quanto tempo para poupar=how long to save|quanto tempo demoro a poupar=how long to save|quanto tempo=how long|poupar=save",
    // Percentages; what goes from one number to another is a change.
    "variação percentual de # para #=percentage change from # to #|qual é a variação em percentagem de # para #=percentage change from # to #|de # para # em percentagem=percentage change from # to #|de # para # em porcentagem=percentage change from # to #|aumento percentual de # para #=percentage change from # to #|variação percentual=percentage change|de # para #=from # to #|que percentagem é # de #=what percent is # of #|que porcentagem é # de #=what percent is # of #|# de # em percentagem=# of # in percent|qual a porcentagem de # em #=what percent is # of #|qual a percentagem de # em #=what percent is # of #|em percentagem=in percent|em porcentagem=in percent|% de desconto em=% off|% de desconto sobre=% off|com # % de desconto=with # % discount|desconto de # % em # €, preço final=# % off # €|desconto de # % em=# % off|preço com desconto de # % sobre=# % off|de desconto=off|desconto=discount|preço=price|a # %=at # %|de # %=# %",
    "um casaco de=|uma camisa de=|um vestido de=|uns sapatos de=",
    // Value-added tax.
    "mais # % de iva=plus # % vat|mais iva de # %=plus # % vat|preço com iva de # € a # %=# € plus # % vat|quanto iva há em=how much vat is in|iva incluído em=vat in|quanto iva está incluído em=how much vat is in|sem # % de iva=including # % vat, net price|preço sem iva de # € com # % de iva=# € including # % vat, net price|com iva incluído a # %, preço sem iva=including # % vat, net price|iva=vat",
    "gorjeta de # % sobre=# % tip on|quanto é a gorjeta de # % de=# % tip on|# % de gorjeta numa conta de=# % tip on|gorjeta=tip",
    // Sums.
    "dividido por=divided by|a dividir por=divided by|dividido entre=divided by|vezes=times|multiplicado por=times|mais=plus|menos=minus|elevado a=to the power of|ao quadrado=squared|raiz quadrada de=square root of|a raiz quadrada de=square root of|qual é a raiz quadrada de=square root of|raiz quadrada=square root|um terço de=a third of|a metade de=half of|metade de=half of|um quarto de=a quarter of|3 quartos de=3/4 of|o dobro de=2 times|máximo divisor comum de=gcd of|mdc de=gcd of|mínimo múltiplo comum de=lcm of|mmc de=lcm of|média de=average of|a média de=average of|qual é a média de=average of|média=average|em binário=in binary|para binário=in binary|binário=binary",
    "dividirem=split|dividir=split|repartir=split|entre=between|pessoas=people|amigos=people",
    // Days and clock times.
    "quantos dias há de # a #=how many days from # to #|quantos dias vão desde # até #=how many days from # to #|desde # até #=from # to #|dias entre # e #=days between # and #|entre # e #=between # and #|quantas horas há das # às #=how many hours from # to #|tempo entre as # e as #=time between # and #|das # às #=from # to #|depois de #=after #|depois das #=after #|às #=at #|quantos dias faltam para o natal=how many days until christmas|quantos dias até ao natal=how many days until christmas|faltam para=until|até ao=until|até=until|natal=christmas",
    "que idade tenho se nasci em=how old am i born|que idade tenho se nasci a=how old am i born|idade nascido em=age born|idade nascida em=age born|nasci a #, quantos anos tenho=how old am i born #|nasci em #, quantos anos tenho=how old am i born #|quantos anos tenho=how old am i|que idade tenho=how old am i|nasci em=born|idade=age",
    // Bodies.
    "o meu imc com=bmi|meu imc com=bmi|qual é o imc de=bmi|o imc de=bmi|qual é o meu imc=bmi|imc com=bmi|imc=bmi|peso=weight|e meço=height|meço=height|índice de massa corporal=bmi|quilos=kg|quilogramas=kg|quilo=kg|centímetros=cm|altura=height",
    // Money.
    "quanto pago por mês por=monthly payment loan|prestação mensal de um empréstimo de=monthly payment loan|prestação de um empréstimo de=monthly payment loan|qual a prestação de um crédito de=monthly payment loan|prestação mensal=monthly payment|prestação=payment|empréstimo de=loan|crédito de=loan|empréstimo=loan|crédito=loan|hipoteca=mortgage|com juros de # %=at # %|juros compostos de=compound interest on|juros compostos=compound interest|juros=interest|em # anos=for # years|durante # anos=for # years|durante=for",
    "€ por mês=€ per month|€ por hora salário anual=€ per hour yearly salary|€ à hora, quanto por ano=€ per hour yearly salary|€ por hora=€ per hour|€ à hora=€ per hour|por ano=per year|por mês=per month|salário anual=yearly salary|salário=salary",
    "anos=years|ano=year|meses=months|mês=month|dias=days|dia=day|horas=hours|hora=hour|minutos=minutes|minuto=minute|segundos=seconds|semanas=weeks|semana=week|euros=euros",
    // Roads.
    "custo de gasolina para=fuel cost for|custo de combustível para=fuel cost for|quanto custam # km com # l/# km a # € o litro=fuel cost for # km at # liters per # km and # € per liter|com # litros aos # km=at # liters per # km|litros aos # km=liters per # km|€ por litro=€ per liter|€ o litro=€ per liter|a # km/h=at # km/h|ritmo para # km em # minutos=# km in # minutes pace per km|ritmo por km=pace per km",
    // Measures.
    "milhas por hora=mph|quilómetros por hora=km/h|quilômetros por hora=km/h|milhas=miles|quilômetros=km|quilómetros=km|metros quadrados=m²|metros cúbicos=m³|hectares=hectares|graus celsius=celsius|graus centígrados=celsius|graus fahrenheit=fahrenheit|fahrenheit=fahrenheit|graus=degrees|pés=feet|polegadas=inches|libras=pounds|metros=m|gramas=g|litros=liters|onças=ounces|galões=gallons",
    // Figures.
    "área de um círculo de raio=area of a circle with radius|a área de um círculo com=area of a circle with|qual é a área de um círculo com=area of a circle with|área de um círculo com=area of a circle with|área de um retângulo de # m por # m=area of a rectangle # m by # m|qual é a área de um retângulo # m x # m=area of a rectangle # m x # m|volume de um cilindro de=volume of a cylinder with|cilindro=cylinder|esfera=sphere|volume=volume|área=area|círculo=circle|retângulo=rectangle|raio=radius|diâmetro=diameter",
    // What joins.
    "sem=without|do=of|da=of|de=of|o=|um=|uma=|e=and|a=at|em=in|para=to|sobre=on|por=by|com=with",
  ],
} satisfies Lexicon;
