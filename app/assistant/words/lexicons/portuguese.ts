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
    clocks: {
      "(?<=[aà]s )# e meia": 30,
      // Numbers in words are figures before clock times are looked for.
      "(?<=[aà]s )# e 15(?! ?[\\d%])": 15,
      "(?<=[aà]s |são )(?=\\d{1,2} ?h(?:\\d|\\s|$))#": 0,
    },
    afternoon: "da tarde|da noite",
    halves: {
      half: "e mei[oa]",
      quarter: "e um quarto",
      before: "mei[oa]",
      units: "hora|litro|quilo|metro|milha|ano|dia|dúzia|hectare",
    },
    ruleOfThree: "regra de (?:três|tres|3)(?: simples)?",
    measures: "dúzia 12 -",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  },
  names: {
    joints: "de da do das dos em na no um uma ao",
    not: "triângulo triangular círculo circular redondo redonda oval elipse cilindro cone sem com menos mais por cada desconto promoção grátis iva gorjeta imposto juros gramas grama quilos quilo quilogramas litros litro mililitros metros metro centímetros centimetros quilómetros quilômetros horas hora minutos minuto segundos dias dia semanas semana meses mês anos ano cêntimos centavos euros euro dúzia dúzias meia meio metade dobro graus watts até desde entre para vezes média médio barato caro diferença troco ações calorias kcal custa custam preço",
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
    "dividido por=divided by|a dividir por=divided by|dividido entre=divided by|vezes=times|multiplicado por=times|mais=plus|menos=minus|elevado a=to the power of|ao quadrado=squared|raiz quadrada de=square root of|a raiz quadrada de=square root of|qual é a raiz quadrada de=square root of|raiz quadrada=square root|um terço de=a third of|a metade de=half of|metade de=half of|um quarto de=a quarter of|# quartos de=#/4 of|o dobro de=2 times|máximo divisor comum de=gcd of|mdc de=gcd of|mínimo múltiplo comum de=lcm of|mmc de=lcm of|média de=average of|a média de=average of|qual é a média de=average of|média=average|em binário=in binary|para binário=in binary|binário=binary",
    "dividirem=split|dividir=split|repartir=split|entre=between|pessoas=people|amigos=people",
    // Days and clock times.
    "quantos dias há de # a #=how many days from # to #|quantos dias vão desde # até #=how many days from # to #|desde # até #=from # to #|dias entre # e #=days between # and #|entre # e #=between # and #|quantas horas há das # às #=how many hours from # to #|tempo entre as # e as #=time between # and #|das # às #=from # to #|depois de #=after #|depois das #=after #|às #=at #|quantos dias faltam para o natal=how many days until christmas|quantos dias até ao natal=how many days until christmas|faltam para=until|até ao=until|até=until|natal=christmas",
    "que idade tenho se nasci em=how old am i born|que idade tenho se nasci a=how old am i born|idade nascido em=age born|idade nascida em=age born|nasci a #, quantos anos tenho=how old am i born #|nasci em #, quantos anos tenho=how old am i born #|quantos anos tenho=how old am i|que idade tenho=how old am i|nasci em=born|idade=age",
    // Bodies.
    "o meu imc com=bmi|meu imc com=bmi|qual é o imc de=bmi|o imc de=bmi|qual é o meu imc=bmi|imc com=bmi|imc=bmi|peso=weight|e meço=height|meço=height|índice de massa corporal=bmi|quilos=kg|quilogramas=kg|quilo=kg|centímetros=cm|altura=height",
    // Money.
    "quanto pago por mês por=monthly payment loan|prestação mensal de um empréstimo de=monthly payment loan|prestação de um empréstimo de=monthly payment loan|qual a prestação de um crédito de=monthly payment loan|prestação mensal=monthly payment|prestação=payment|empréstimo de=loan|crédito de=loan|empréstimo=loan|crédito=loan|hipoteca=principal and interest mortgage|com juros de # %=at # %|juros compostos de=compound interest on|juros compostos=compound interest|juros=interest|em # anos=for # years|durante # anos=for # years|durante=for",
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
    // Where word for word would be read as something else.
    "[quantos] litros [cabem em/tem/em/numa/num] [uma/um/] [piscina/aquário/tanque/caixa] [de/com] # x # x # m=# x # x # m in liters",
    "[quantos] litros [cabem em/tem/em/numa/num] [uma/um/] [piscina/aquário/tanque/caixa] [de/com] # x # x # cm=# x # x # cm in liters",
    "[a/o/] [gasolina/gasóleo/litro/etanol] [custa/está a/custando/a] # [€/reais/]=# per liter",
    "# graus em fahrenheit=# celsius in fahrenheit|# graus fahrenheit em celsius=# fahrenheit in celsius|[consumo/consumo de] # [litros/l] [aos/a cada/por] # [km/] [em/para/por] # km [a/com] [gasolina a/a gasolina a/] # € [o litro/por litro/]=fuel cost #3 km at #1 liters per #2 km and #4 € per liter",
    "[m/metros] [de espessura/espessura] # mm=m x # mm|# palavras a # [palavras/] por minuto=# words at # words per minute|[investi/apliquei/coloquei] # [€/reais/] e [agora tenho/tenho/recebi/agora] # [€/reais/]=roi invested # got back #|retorno de # [€/reais/] que [viraram/virou/passaram a] # [€/reais/]=roi invested # got back #|[rachar/dividir] # [€/reais/] [em/entre/por/para] # [pessoas/amigos/]=# split between # people",
    // As people ask, whole.
    // Frames.
    "[quanto fica/quanto pago/quanto seria/quanto vale/quanto são]=what is|quanto é=what is|[são quantos/são quantas/é quanto em/é quantos] [quilos/kg]=in kg|são quantos minutos=in minutes|são [quantos quilómetros/quantos quilômetros/quantos km]=in km|quanto vale # [milha/milhas] em [km/quilómetros/quilômetros]=# miles in km",
    // Percentages.
    "[aumentou/subiu/passou/foi/baixou/caiu/desceu] de # para # [, /] [qual foi a percentagem/qual foi a porcentagem/quantos %/qual a percentagem/qual a porcentagem/em percentagem/em porcentagem/quantos % subiu/quantos % aumentou/quanto % foi]=percentage change from # to #|# é quantos % de #=# is what percent of #|[quantos %/quanto %] [é/são/representa] # de #=what percent is # of #|# [certas/acertos/corretas/respostas certas/certos] em # em [percentagem/porcentagem]=# of # in percent|[somar/acrescentar/adicionar/juntar/aumentar] # % a # [€/]=#2 plus #1 %|[tirar/descontar/subtrair] # % [de/a] # [€/]=#2 less #1 %|menos # % [em/de] # [€/]=#2 less #1 %|[salário de/ordenado de/] # [€/] com aumento de # %=# plus # %|[quanto custa/quanto custam/] [camisola/camisa/uma camisola/um casaco/casaco/sapatos/calças/tênis/um telemóvel/celular/blusa/] de # € com # % de desconto [, /] [quanto pago/quanto fica/quanto custa/qual o preço/]=# € less # %|# € com # % de desconto [, /] [quanto pago/quanto fica]=# € less # %|[a quarta parte de]=a quarter of|[a terça parte de]=a third of|# quintos de=#/5 of|# terços de=#/3 of|# quartos de=#/4 of",
    // Value-added tax.
    "# [€/] com [iva de/iva a/o iva de/iva] # % [, /] [quanto fica sem iva/quanto é sem iva/sem iva/preço sem iva]=# including # % vat, net price|[tirar/retirar/descontar] o iva [de/a] # € a # %=# € including # % vat, net price|[quanto é/quanto dá/] # % de iva [sobre/em/de] # €=# % vat on # €|[preço/] com iva de # € a # %=# € plus # % vat",
    // Loans.
    "reais=BRL|# real=# BRL|dólares=dollars|% ao ano=% per year|[parcela/prestação/parcelas/mensalidade] [mensal/] [de/para/] [um/] [empréstimo/financiamento/crédito] de # [€/reais/] [a/com juros de/] # % [ao ano/] em # meses=monthly payment loan # # % # months|[parcela/prestação/parcelas/mensalidade] [mensal/] [de/para/] [um/] [empréstimo/financiamento/crédito/] [de/] # [€/reais/] [a/com juros de/] # % [ao ano/] [em/por/durante/a] # anos=monthly payment loan # # % # years|[quanto pago/quanto vou pagar/quanto pagarei/quanto fica] por mês [se financiar/por um empréstimo de/por um crédito de/num empréstimo de/em um empréstimo de] # [€/reais/] a # % [ao ano/] [por/em/durante/a] # anos=monthly payment loan # # % # years|[quanto posso pedir emprestado/quanto posso pedir/quanto posso financiar] [pagando/se pagar] # [€/reais/] por mês a # % [ao ano/] [durante/em/por] # anos=loan amount for # per month at # % for # years",
    // Growth and saving.
    "[quanto rendem/quanto rende/quanto dá/investir/se investir/aplicar] # [€/reais/] a # % [ao ano/] [em/por/durante] # anos=compound interest # # % # years|[em quanto tempo/quanto tempo leva para/quando/quanto tempo demora para] [o dinheiro/o meu dinheiro/meu dinheiro/o capital] [dobra/duplica/dobrar/duplicar] a # % [ao ano/]=how long to double at # %|[quantos meses para/em quantos meses/quanto tempo para/quantos meses preciso para] [juntar/junto/poupar/economizar/guardar] # [€/reais/] [guardando/poupando/economizando/juntando/se guardar] # [€/reais/] por mês=how long to save # at # per month",
    // Pay and sharing.
    "[ganho/recebo/] # € [à hora/por hora/a hora] [e trabalho/,/trabalhando/com] # horas por semana [, /] [quanto dá por ano/quanto ganho por ano/por ano/quanto é por ano]=# € per hour # hours per week per year|# € [à hora/por hora/a hora] [, /] [quanto dá por ano/quanto é por ano/quanto ganho por ano]=# € per hour per year|# [€/reais/] por ano [, /] [quanto dá por mês/quanto é por mês/quanto por mês]=# € per year per month|[dividir/repartir] [uma conta de/a conta de/] # [€/reais] [por/entre] # [pessoas/amigos/]=# split between # people|# % de gorjeta [numa conta de/em/sobre/para uma conta de/em uma conta de] # [€/reais]=# % tip on #|gorjeta # % [conta/de/sobre/em/] # [€/reais]=# % tip on #|gorjeta [de/] # % [para/em/numa conta de/em uma conta de] # [€/reais]=# % tip on #",
    // Bodies.
    "[meu imc/o meu imc/imc/qual o meu imc/] com # [m/] de altura e # [quilos/kg]=bmi # m # kg|[e tenho/tenho/meço/e meço] # m [de altura/]=height # m|[qual o meu imc/qual é meu imc/qual é o meu imc/qual meu imc]=bmi|[taxa metabólica basal/metabolismo basal/tmb]=bmr|homem=man|mulher=woman|[frequência cardíaca máxima/batimento máximo/fc máxima] [para/com/aos/de/] # anos=max heart rate age #|[última menstruação/minha última menstruação/data da última menstruação] [em/a/foi em/no dia/] # [, /] [data provável do parto/data do parto/quando nasce/quando nasce o bebé/quando nasce o bebê/dpp]=due date last period #|[data provável do parto/data do parto] [com/] última menstruação [em/a/] #=due date last period #|[nasci em/nasci a/nasci no dia] # [, /] [quantos anos tenho/que idade tenho/qual a minha idade/qual minha idade]=how old am i born #|[idade de/que idade tem/quantos anos tem] [alguém/uma pessoa/quem] [nascido/nascida/que nasceu/nasceu] [a/em] #=how old am i born #",
    // Days and clock times.
    "[quantos dias faltam para/quantos dias até/dias até/quantos dias para] [o dia/o/] #=how many days until #|de # a # [são/dá/vão/há] quantos dias=how many days from # to #|[que dia foi/que data foi/que dia era/] há # dias [atrás/]=# days ago|[que dia será/que data será/que dia é/] daqui a # dias=# days from today|[somar/adicionar] # dias a #=# days after #|# mais # dias=#2 days after #1|[trabalhei/trabalho/] das # às # com [1/uma] hora de [almoço/pausa/intervalo]=how many hours from # to # minus 1 hour|[trabalhei/trabalho/] das # às # com # minutos de [almoço/pausa/intervalo]=how many hours from # to # minus # minutes|[quantas horas/] das # às # [quantas horas são/são quantas horas/dá quantas horas/quantas horas dá/]=how many hours from # to #|são # [, /] que horas [serão/são/vão ser] daqui a # horas=# plus # hours|[quantos segundos/] [tem/há em/há num] um dia=how many seconds are in 1 day|quantos minutos [tem/há em/há num] um dia=how many minutes are in 1 day|quantas horas [tem/há em/há num] um ano=how many hours are in 1 year",
    // Roads.
    "[gastei/gasto/consumo de/] # litros em # km [, /] [qual o consumo/qual é o consumo/qual foi o consumo/]=# / # * 100|[custo da gasolina/custo de gasolina/gasolina/combustível/quanto gasto de gasolina/custo do combustível] para # km [a/com/e/gastando] # litros [aos/a cada/por] # [km/] [com litro a/com o litro a/e o litro a/a/e] # [€/] [o litro/por litro/]=fuel cost # km at # liters per # km and # € per liter|[ritmo/ritmo de/ritmo para/pace de/pace] # km em # [minutos/min]=# km in # minutes pace per km|[quanto tempo leva para/quanto tempo para/quanto tempo demora para/quanto tempo demoro a/em quanto tempo faço] [percorrer/fazer/] # km a # km/h=how long for # km at # km/h|[velocidade média/velocidade] [de/para/] # km em # horas=average speed # km in # hours",
    // Measures.
    "[tv/televisão/ecrã/tela/monitor/] [de/] # polegadas em [centímetros/cm]=# inches in cm|# pés [e/] # polegadas em [cm/centímetros]=# feet # inches in cm|# pés [e/] # polegadas em [m/metros]=# feet # inches in m|# graus fahrenheit [em/para] [celsius/graus celsius] [quanto é/quanto dá/]=# fahrenheit in celsius|# graus [celsius/] [em/para] fahrenheit [quanto é/quanto dá/]=# celsius in fahrenheit|quantos litros [tem/são/há em] # galões=# gallons in liters|quantos quilos são # libras=# pounds in kg|metros por segundo=m/s|milha=miles|litro=liter",
    // Numbers and figures.
    "área [de um/do/] círculo [de/com/] diâmetro [de/]=area of a circle diameter|[comprimento da circunferência/perímetro do círculo/perímetro de um círculo/comprimento de uma circunferência] [com/de/] raio [de/]=circumference of a circle radius|volume de uma esfera [de/com/] raio [de/]=volume of a sphere radius|diagonal de um [retângulo/rectângulo] [de/com] # por #=diagonal of a rectangle # by #|hipotenusa [de um triângulo/] [com/de] [catetos/catetos de/] # e #=hypotenuse # and #|[quantas combinações/combinações/de quantas maneiras posso escolher] [de/] # [em/entre/de] #=how many combinations # from #|em [algarismos romanos/números romanos/numeração romana]=in roman numerals|raiz de=square root of|mediana de=median of",
    // Everyday sums.
    "um ano=1 year|um mês=1 month|uma semana=1 week|um dia=1 day|uma hora=1 hour|um minuto=1 minute|um litro=1 liter|um quilo=1 kg|um quilómetro=1 km|um quilômetro=1 km",
    "[no/] ano passado=last year|este ano=this year|[qual a/qual o/qual foi a/qual foi o/qual é a/que] [queda percentual/aumento percentual/aumento em porcentagem/aumento em percentagem/queda em porcentagem/queda em percentagem]=what percent change|[qual a/qual o/qual foi a/qual foi o/qual é a/que] [porcentagem/percentagem/percentual] [de aumento/de desconto/de queda]=what percent change|[qual a/qual o/qual foi a/qual foi o/qual é a/que] [porcentagem/percentagem/percentual]=what percent|[quantos/quanto] % [aumentou/subiu/caiu/baixou/desceu/de desconto/de aumento/foi/é isso]=what percent change|[quantos/quanto] %=what percent|[aumentou/subiu/sobe/aumenta/cresceu] # %=rose # %|[caiu/baixou/desceu/diminuiu] # %=less # %|[subiu/aumentou/passou] de # para # [reais/€/]=rose from # to #|[caiu/caíram/baixou/desceu/baixaram] de # para # [reais/€/]=fell from # to #|com # % off=with # % off|[do que/que] # [%/]=than #|[acertei/acertou] # de # [questões/perguntas/]=# of #|que #=than #",
    "[sem/antes do] [iva/imposto/o iva]=without vat|com [iva/o iva] incluído=with vat|com [o/] iva=with vat|com iva [de/a/] # %=with # % vat|sem [o/] iva [de/a/] # %=without vat of # %|com # %=with # %|[mais/+] [o/] iva [de/a/] # %=plus # % vat|[mais/+] # % de iva=plus # % vat|[adicionar/somar/acrescentar/juntar] [o/] iva [de/a] # % a # [€/reais/]=#2 plus #1 % vat|quanto [de/] iva [tem em/há em/está em/vai em/existe em/é em]=how much vat is in|[valor/preço] [do/de um/] [produto/artigo/] sem iva=price without vat|se paguei=if paid",
    "[quanto/quantos] [custam/custa/custarão/custará/valem]=how much cost|[quanto/quantos/quantas] [têm/tem/há em]=how many has|custam quanto=how much|[quanto/quanto tempo/quantos dias/em quantos dias/em quanto tempo/quantas horas] [demoram/levam/demorariam/levariam/levarão/fazem/precisam/demorarão]=how long take|[demoram/levam/precisam de]=take|fazem em quantos [dias]=how many days take|em quanto tempo=how long take",
    "de que número [é/são]=of what number is|que número [é/são]=what number is|de quanto é=of what is|[quanto é/quanto são/quanto seria] # %=what is # %|qual é o total=what is the total|qual o total=what is the total|são # %=are # %|é # %=is # %",
    "[que/em que] dia da semana [era/foi/caiu/cai/é/será] [o/]=what day of the week is|[que/em que] dia [era/foi/caiu/cai/é/será] [o/]=what day is|em que dia da semana=what day of the week|que dia da semana=what day of the week|[em que/que/qual a/qual] semana [do ano/] [é/cai/caiu/foi/será]=what week is|[número da/] semana [do dia/de]=week of|[quando é/quando cai/quando foi/quando será/data da/data do] [a/o/]=when is|[que dia é/que dia cai/que dia foi] [o/a/] [carnaval]=when is carnival|[que dia é/que dia cai/que dia foi] [o/a/] [páscoa/domingo de páscoa]=when is easter|[que dia é/que dia cai/que dia foi] [o/] corpus christi=when is corpus christi|[aviso prévio/prazo] [de/]=notice|a partir de=from",
    "domingo de páscoa=easter sunday|páscoa=easter|[sexta-feira/sexta] santa=good friday|segunda-feira de páscoa=easter monday|quarta-feira de cinzas=ash wednesday|domingo de ramos=palm sunday|terça-feira de carnaval=shrove tuesday|pentecostes=pentecost|carnaval=carnival|ascensão=ascension",
    "[data do parto/data provável do parto/dpp] [se/com/]=due date|[quando nasce/quando vai nascer] [o/meu/] [bebê/bebé]=due date|[a/minha/a minha/] última menstruação [foi/foi em/foi no dia/em/no dia/foi a/começou em] [dia/]=last period|dum=last period|[quando é a/quando é o/] [ovulação/período fértil/ovulo]=ovulation|ovulação se=ovulation",
    "[entrada/entrei/entro/entra/começo] [às/as/]=start|[saída/saí/saio/sai/saida] [às/as/]=end|com [uma/1] hora de [almoço/pausa/intervalo]=with 1 hour break|# [minutos/min] de [almoço/pausa/intervalo]=# minutes break|[intervalo/pausa] [de/] # [minutos/min]=# minutes break|[quantas horas trabalhei/quantas horas trabalho/quantas horas]=how many hours",
    "quando são=when it is|se são=if it is|são # em=it is # in|que horas são em=what time is it in|# horas em=#:00 in|nova york=new york|nova iorque=new york|londres=london|tóquio=tokyo|são paulo=sao paulo|brasília=sao paulo|lisboa=lisbon|rio de janeiro=sao paulo|roma=rome|berlim=berlin|pequim=shanghai|sydney=sydney|cidade do méxico=mexico city|moscou=moscow|moscovo=moscow|paris=paris|bruxelas=brussels|genebra=zurich|angola=luanda|toronto=toronto",
    "[receita para/uma receita para/a receita é para/receita de]=recipe for|receita=recipe|para # pessoas=for # people|[e/] leva=takes|quanto para=how much for|quantas [gramas/] para=how much for|e para #=for #",
    "somos # [pessoas/amigos/] [e/]=split # people|[quanto paga/quanto fica para/quanto dá para] cada [um/uma/pessoa]=each|para # [pessoas/amigos] dividir=split # people",
    "[em/x] # [meses/prestações/salários/pagamentos] [por ano/]=over # months|# [meses/salários] por ano=over # months per year",
    "[aos/a cada/por cada] # km=per # km|# [litros/l] aos #=# liters per 100 km|consumo aos #=consumption per 100 km|aos #=per 100 km|[qual o/qual é o/a que/que] [pace/ritmo]=pace per km|faço # km por litro=# km per liter|# calorias=# kcal|o m²=per m²",
    "quanto % menos=what percent less|chão de=floor of|[correspondem/corresponde/equivalem/equivale] a=equals|com rendimento de=coverage|[rendimento/rende] [de/]=covers|[piso/pisos/porcelanato] # x # cm=tiles # x # cm|# % de serviço=# % tip|dividida [por/em/entre]=split|conta de # [reais/€] para #=bill # split # people|com # % de serviço=with # % tip|fazem [um/o/uma/a] [muro/serviço/trabalho/obra/casa] em=take|[enchem/enche] [um/o] [tanque/depósito]=fill a tank|em quanto tempo # torneiras enchem=how long take # taps|fazem em quantos dias=how long take|é menor que=is less than|perda em [percentagem/porcentagem]=loss in percent",
    "#/# de litro=#/# liter|o litro de=liter of|# acertos de # em [porcentagem/percentagem]=# of # in percent",
    // Told as people tell it: what it is about has any name.
    "^[comprei/compro/levo/comprámos/compramos/no supermercado/no supermercado levo/no supermercado compro/no mercado/no mercado compro/compra/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] [e/mais/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] [no total/] [quanto/total/] [paguei/gastei/pago/tenho de pagar/tenho que pagar/custa/custou/custam/é/dá/fica/ficou/deu/devo/são/] [tudo/] [no total/ao todo/tudo/]=# * # + # * #",
    "^[comprei/compro/levo/comprámos/compramos/no supermercado/no supermercado levo/no supermercado compro/no mercado/no mercado compro/compra/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] [e/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] [no total/] [quanto/total/] [paguei/gastei/pago/tenho de pagar/tenho que pagar/custa/custou/custam/é/dá/fica/ficou/deu/devo/são/] [tudo/] [no total/ao todo/tudo/]=# * # + # * # + # * #",
    "^[comprei/compro/levo/comprámos/compramos/no supermercado/no supermercado levo/no supermercado compro/no mercado/no mercado compro/compra/] # [kg de/kg/quilos de/quilo de/litros de/litro de/x/] [*/] [a] # [€/] [o quilo/o kg/por quilo/o litro/cada/cada um/cada uma/a unidade/] e [um/uma] * [a/de/por] # [€/] [no total/] [quanto/total/] [paguei/gastei/pago/tenho de pagar/tenho que pagar/custa/custou/custam/é/dá/fica/ficou/deu/devo/são/] [tudo/] [no total/ao todo/tudo/]=# * # + #",
    "^[o/a/o meu/a minha] * come # [*] por dia a # [€/] [cada/cada uma/cada um/a unidade/] quanto [gasto/custa/pago/é] por mês=# * # * 30",
    "^[promoção/saldo] de # % [em/sobre/de] # [€/]=#2 less #1 %|^-# % [em/sobre/de] # [€/]=#2 less #1 %",
    "^[um/uma/o/a/os/as/uns/umas] * [custava/custavam/valia/custou] [antes/] # [€/] e [agora/hoje] [custa/custam/está a/estão a/] # [€/] [qual é o/qual foi o/que] [desconto/desconto em %/desconto em percentagem/% de desconto]=percentage change from # to #",
    "^paguei # € por [um/uma/uns/umas] * que [custavam/custava/valiam/valia/custam/custa] # [€/] [quanto poupei em %/quanto poupei em percentagem/quanto poupei em porcentagem/que % poupei/qual foi o desconto/qual é o desconto]=percentage change from #2 to #1",
    "^comprei [um/uma/uns/umas] * por # € que antes [custava/custavam/valia] # [€/] [qual foi o desconto/qual é o desconto]=percentage change from #2 to #1",
    "^[o meu/a minha/o/a/os/as] * [subiu/passou/aumentou/desceu/baixou] de # [€/] para # [€/] [quanto é em %/quanto é em percentagem/quanto é em porcentagem/que % é/que percentagem é/que percentagem de aumento é/qual é a percentagem/qual a percentagem/qual a percentagem de aumento/qual foi o aumento em %/qual foi a percentagem/qual foi a percentagem de aumento/que aumento é em percentagem]=percentage change from # to #",
    "^[qual é a/qual a/qual foi a] percentagem de [aumento/subida/descida/redução] [da/do] * se passou de # [€/] para # [€/]=percentage change from # to #",
    "^# [€/] [é/são] # % de [que número/quanto/que valor/qual número/qual valor]=# is # % of what|^[se/] # [€/] [é/são] # % [quanto é/qual é] o total=# is # % of what",
    "^[tirar/retirar/remover] o iva [de/a/] # % [a/de] # [€/]=#2 including #1 % vat, net price",
    "^[preço/valor] sem iva de # [€/] [a/com iva a/com iva de/com/iva] # [%/] [de iva/]=# including # % vat, net price|^# € com iva [a/de] # [%/] quanto é sem iva=# including # % vat, net price",
    "^[quanto/quanta/quantos/quantas] [gramas de/] [*] [preciso/é preciso/são precisos/são precisas/leva/uso] para # [*/] se [a receita/] [leva/pede/usa/são] # [g/gramas] [de */] para # [*/]=#2 g for #3 people, how much for #1 people",
    "^[quanto/quanta/quantos/quantas] [gramas de/] [*] [preciso/é preciso/são precisos/são precisas/leva/uso] para # [*/] se para # [*/] [são/leva/uso/preciso de/são precisos/são precisas] # [g/gramas] [de */]=#3 g for #2 people, how much for #1 people",
    "^[a/uma/a minha] receita [leva/pede/usa] # [g/gramas] de * para # [*/] [mas somos/somos/mas vamos ser/mas quero para/quero fazer para] # [pessoas/] [quanto/quanta/quantos/quantas] [gramas de/] * [preciso/é preciso/uso/devo usar/são precisas/são precisos]=# g for # people, how much for # people",
    "^[a/uma/a minha/] receita para # [*/] [leva/pede/usa/com] # [g/gramas] [de */] [quanto/quanta/quantos] [*/] [preciso/é preciso/] para # [*/]=#2 g for #1 people, how much for #3 people",
    "^[a/uma/a minha/] receita para # [*/] [leva/pede/usa/com] # ovos [quantos] [ovos/] [preciso/são precisos/] para # [*/]=#2 eggs for #1 people, how many for #3 people",
    "^quanto custam # * se # [*/] custam # [€/]=#2 pieces cost #3 €, how much do #1 pieces cost|^[se/] # * custam # [€/] quanto custam # [*/]=# pieces cost # €, how much do # pieces cost",
    "^[se/] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas] [demoram/levam/pintam/constroem/enchem/esvaziam/fazem/precisam de] [*/] [em/] # dias [a/para/] [*/] [quanto/quantos dias/quantas horas/quanto tempo/em quantos dias/em quanto tempo/em quantas horas] [demoram/demorarão/demorariam/levam/levarão/precisam/fazem] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas/]=if # workers take # days, how long do # workers take",
    "^[se/] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas] [demoram/levam/pintam/constroem/enchem/esvaziam/fazem/precisam de] [*/] [em/] # horas [a/para/] [*/] [quanto/quantos dias/quantas horas/quanto tempo/em quantos dias/em quanto tempo/em quantas horas] [demoram/demorarão/demorariam/levam/levarão/precisam/fazem] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas/]=if # workers take # hours, how long do # workers take",
    "^[se/] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas] [demoram/levam/pintam/constroem/enchem/esvaziam/fazem/precisam de] [*/] [em/] # minutos [a/para/] [*/] [quanto/quantos dias/quantas horas/quanto tempo/em quantos dias/em quanto tempo/em quantas horas] [demoram/demorarão/demorariam/levam/levarão/precisam/fazem] # [pintores/operários/pedreiros/trabalhadores/jardineiros/pessoas/homens/amigos/máquinas/torneiras/bombas/]=if # workers take # minutes, how long do # workers take",
    "^# galinhas põem # ovos [por dia/por semana/] quantos [ovos/] põem # [galinhas/]=#2 eggs for #1 chickens, how many for #3 chickens",
    "^[saímos/saio/sai/o comboio parte/o comboio sai/o autocarro sai/o avião parte/o voo parte/o voo sai/o filme começa/o jogo começa/a reunião começa/a aula começa/o concerto começa/se sair/partimos/parto] [às/à/as] # e [demoramos/demoro/demora/dura/a viagem demora/a viagem dura/levamos/levo] # [horas/hora/h] [e/] # [minutos/min/] [a que horas/quando] [chegamos/chego/chega/acaba/termina/acabo/acabamos]=# plus # hours # minutes",
    "^[saímos/saio/sai/o comboio parte/o comboio sai/o autocarro sai/o avião parte/o voo parte/o voo sai/o filme começa/o jogo começa/a reunião começa/a aula começa/o concerto começa/se sair/partimos/parto] [às/à/as] # e [demoramos/demoro/demora/dura/a viagem demora/a viagem dura/levamos/levo] # [minutos/min] [a que horas/quando] [chegamos/chego/chega/acaba/termina/acabo/acabamos]=# plus # minutes",
    "^[saímos/saio/sai/o comboio parte/o comboio sai/o autocarro sai/o avião parte/o voo parte/o voo sai/o filme começa/o jogo começa/a reunião começa/a aula começa/o concerto começa/se sair/partimos/parto] [às/à/as] # e [demoramos/demoro/demora/dura/a viagem demora/a viagem dura/levamos/levo] # [horas/hora/h] [a que horas/quando] [chegamos/chego/chega/acaba/termina/acabo/acabamos]=# plus # hours",
    "da manhã=",
    "^[o meu/o/um/a/a minha] [contrato/curso/prazo/estágio/tratamento/subscrição/baixa] [começou/começa] [a/em/no dia/] # e dura # dias [quando/em que dia/em que data] [acaba/termina]=#2 days after #1",
    "^[corri/fiz] # [km/quilómetros/quilômetros] em # [minutos/min] [qual foi/qual é/a que/que] [o meu/o/] ritmo [por km/por quilómetro/por quilômetro/] [fui/fiz/]=# km in # minutes pace per km",
    "^[meti/gastei/pus/usei] # litros [e fiz/em/para/e andei/e percorri] # km [qual é/qual foi/quanto é] o consumo [do carro/médio/]=# liters for # km consumption",
    "^[um/uma/o meu] [*] de # [w/watts] # horas por dia quantos kwh por mês=# W for # hours per day, how many kWh per month",
    "^quanto custa [por ano] [um/uma/o/a] [*] de # [w/watts] [ligada/ligado/] # horas por dia a # €/kwh=# W # hours per day # € per kWh cost per year",
    "^[quanto dinheiro terei/quanto terei/quanto dinheiro vou ter/quanto vou ter/com quanto fico] [daqui a/em/dentro de/ao fim de/depois de] # anos se [poupar/investir/juntar/puser/depositar] # € [por mês/todos os meses/mensais] a # %=how much will i have in # years if i save # € per month at # %",
    "^se [poupar/investir/juntar/puser/depositar] # € [por mês/todos os meses/mensais] a # % durante # anos [quanto terei/quanto vou ter/com quanto fico/quanto junto] [no fim/]=how much will i have in #3 years if i save #1 € per month at #2 %",
    "^[se investir/investi/] # € a # % [durante/por/a] # anos [com quanto fico/quanto terei/quanto vou ter/quanto dá] [no fim/]=compound interest # € at # % for # years",
    "^[quantos juros/que juros/quanto] [rendem/dão/rende/recebo por/ganho com] # € a # % [em 1 ano/num ano/em um ano/ao ano/por ano/durante um ano]=simple interest # € # % 1 year",
    "^quanto pago por mês por [um/1] [empréstimo/crédito] de # € a # anos [a/com juros de/com taxa de] # %=monthly payment loan # € # years # %",
    "^[a minha/o meu/a/o/uma/um] * [tem/mede] # m de comprimento e # m de largura quantos [metros quadrados/m2] [são/tem/de chão preciso/de soalho preciso/de relva preciso/preciso]=area of # m x # m",
    "^quantos [metros quadrados/m2] [tem/são/há em] [um/uma/o/a/] [*] [de/com] # [m/] [por/x] # [m/metros/]=area of # m x # m",
    "^quero [pôr/colocar] * [numa/num/na/no] * de # m por # m sem [desperdício/desperdícios] quantos metros quadrados [são/preciso]=area of # m x # m",
    "^[um/uma/o meu/a minha/] * [de/com] # m de comprimento # m de largura e # m de [altura/profundidade/fundo] [quantos litros/leva quantos litros/tem quantos litros] [de água/de terra/de areia/de substrato/de gravilha/] [leva/tem/cabem/são/preciso/]=# m x # m x # m in liters",
    "^[um/uma/o meu/a minha/] * [de/com] # m de comprimento # m de largura e # cm de [altura/profundidade/fundo] [quantos litros/leva quantos litros/tem quantos litros] [de água/de terra/de areia/de substrato/de gravilha/] [leva/tem/cabem/são/preciso/]=# m x # m x # cm in liters",
    "^quantos litros [cabem num/há num/tem um/são um/tem 1/são 1/cabem em 1] metro cúbico=1 m³ in liters|^perímetro de [um/1] retângulo de # [cm/] [por/x] # cm=perimeter of a rectangle # cm by # cm",
    "^quantos litros [tem/leva] [uma/um] * [com/de] # metros cúbicos=# m³ in liters",
    "[perímetro/comprimento/o perímetro] de [uma circunferência/um círculo] [de/com]=circumference of a circle with",
    "^quanto [mede/é/vale] a hipotenusa se os catetos [medem/são] # [cm/m/] e # [cm/m/]=hypotenuse # and #",
    "^[o meu/a minha/o/a] * come # g de * por dia e o [saco/pacote] [tem/é de/pesa] # kg [quantos dias/quanto tempo] [dura/vai durar]=#2 kg at #1 g per day, how many days",
    "^[o meu/a minha/o/a/um/uma] * pesa # kg e [são/a dose é de/a dose é/o xarope é/o xarope é de/*] # mg por kg quantos mg [lhe dou/dou/são/devo dar/tenho de dar/leva]=# * #",
    "^[compro/compramos] [*] a # € e [vendo/vendo-as/vendo-os/vendemos] a # € [qual é/qual a] [a minha/a/minha] margem=margin cost # € selling price # €",
    "^[custo/preço de custo/preço de compra] # [€/] [preço de venda/venda] # [€/] margem sobre o custo [em %/em percentagem/]=markup cost # price #",
    "^#/# em decimal=# / #",
    "# cm de raio=# cm radius|# m de raio=# m radius|# cm de diâmetro=# cm diameter|# m de diâmetro=# m diameter",
    "^[ganho/recebo/pagam-me] # € [à hora/por hora/a hora] e [esta semana/este mês/] [trabalhei/trabalho/fiz] # horas [quanto] [recebo/ganho/ganhei/vou receber]=# € per hour # hours",
    "^[ganho/recebo/pagam-me] # € [à hora/por hora/a hora] e trabalho # horas por semana quanto é por mês=# € per hour # hours per week monthly pay",
    "^[o jantar/o almoço/a conta/a fatura/a prenda/tudo] [ficou em/ficou por/deu/foi/custou/é de/foi de] # € [e somos/para/entre/por] # [pessoas/amigos/] quanto [paga/dá/pagamos/calha/fica] [cada um/a cada um/por pessoa/para cada um]=split # € # people",
    "no porto=in lisbon|em frankfurt=in berlin|em munique=in berlin|em barcelona=in madrid|em genebra=in zurich|em montreal=in toronto|no rio de janeiro=in sao paulo|em nova iorque=in new york|são # horas [que horas são no porto]=it is #:00, what time is it in lisbon|são # horas que horas [são em/são no/são na/são]=it is #:00, what time is it in|[que horas são em/que horas são no] [porto/coimbra/braga/faro]=what time is it in lisbon|[mdc/m.d.c.] [de/]=gcd of",
    "^[a/a minha] última menstruação foi [a/em/no dia/] # [quando nasce o bebé/quando nasce o bebê/qual é a data do parto/qual a data prevista do parto/quando é o parto]=due date last period #|^qual [é a/a] data [prevista do/provável do/do] parto se a última menstruação foi [a/em/no dia/] #=due date last period #",
    "^[o/] [meu/] carro [gasta/consome/faz] # litros [aos/a cada/por cada] # [km/] e [a gasolina/o gasóleo/o combustível] está a # [€/] o litro quanto [custa/gasto/pago] [uma viagem de/ir/ir de */numa viagem de] # km=fuel cost #4 km at #1 liters per #2 km and #3 € per liter",
    "^[*/] para # [*] [preciso de/são precisos/são precisas/uso/leva/] # [g/gramas] [de *] [quanto/quanta/quantos/quantas] [*/] para # [*/]=#2 g for #1 people, how much for #3 people",
    "^[*/] # [g/gramas] [de *] para # [*] [quanto/quanta/quantos/quantas] [*/] para # [*/]=# g for # people, how much for # people",
    "^# * [levam/precisam de] # [g/gramas] [de *] [quanto/quanta/quantos] [*/] para # [*/]=#2 g for #1 people, how much for #3 people",
    "^[um/uma/o/a] [pacote/caixa/saco/conjunto] [de/com] # [*/] custa # [€/] quanto custa [cada um/cada uma/cada/a unidade/um/uma]=#2 € divided by #1",
    "^[levanto-me/acordo] às # e quero dormir # horas a que horas [me deito/tenho de me deitar/devo deitar-me]=# minus # hours",
    "^invisto # € [durante/por/a] # anos a # % [com quanto fico/quanto terei/quanto vou ter] [no fim/no final/]=compound interest #1 € at #3 % for #2 years",
    "^[*] [redondo/redonda/circular] com # m de diâmetro [qual é/qual] a área=area of a circle with # m diameter",
    "^[*] gasta # kwh por * e o kwh [custa/está a] # [€/] quanto custa [uma/um/cada] [*]=# * #",
    "^[vendo/vendo-o] por # € e custou-me # € qual é a margem sobre o custo=markup cost #2 € price #1 €",
    "^consumo [com/de] # litros [em/para] # km=# liters for # km consumption",
  ],
  // What things are called.
  words: `rate=taxa|interest rate=taxa de juros,taxa de juro|interest=juro|term=prazo|monthly payment=parcela,parcela mensal|down payment=entrada
    |loan=financiamento
    |principal and interest mortgage=financiamento imobiliário,financiamento da casa,financiamento de imóvel,crédito habitação,empréstimo habitação
    |auto loan=financiamento de carro,financiamento do carro,crédito automóvel|debt=dívida|credit card=cartão de crédito,cartão|balance=saldo
    |principal=capital|payment=pagamento|extra payment=pagamento extra,amortização extra|purchase price=preço de compra|sale price=preço de venda
    |home price=valor do imóvel,preço da casa,valor da casa|fixed costs=custos fixos,custo fixo,despesas fixas|variable cost=custo variável,custos variáveis
    |cost=custo,gasto|profit=lucro|profit margin=margem de lucro|margin=margem|break-even=ponto de equilíbrio|revenue=receita,faturamento,faturação
    |income=renda,rendimento|expenses=despesas,gastos|sales=vendas|customers=clientes|commission=comissão|salary=ordenado
    |hourly rate=valor da hora,preço por hora|overtime hours=horas extras|employees=funcionários,empregados
    |inventory turnover=giro de estoque,rotação de stock|inventory=estoque,inventário|payback period=tempo de retorno,payback
    |depreciation=depreciação,desvalorização|late payment=juros de mora,atraso|meeting=reunião|bill=conta,fatura|tax=imposto|return=retorno,rentabilidade
    |return on investment=retorno do investimento,retorno sobre o investimento|investment=investimento,aplicação|shares=ações|share=ação|dividend=dividendo
    |dividend yield=rendimento de dividendos|average price=preço médio|inflation=inflação|compound interest=juro composto
    |simple interest=juros simples,juro simples|present value=valor presente|future value=valor futuro|savings=poupança,economias
    |savings goal=meta de poupança|deposit=depósito|per year=ao ano,anual,a.a|per month=ao mês,mensal,a.m|per week=por semana,semanal
    |per day=por dia,ao dia,diário|per hour=por hora,à hora|seconds=segundo|people=pessoa|body fat=gordura corporal|ideal weight=peso ideal
    |bmr=metabolismo basal,taxa metabólica basal,gasto calórico basal|calories=calorias|calories burned=calorias queimadas,calorias gastas,gasto calórico
    |calorie needs=necessidade calórica,calorias diárias|protein=proteína|water=água|waist=cintura|hip=quadril,anca
    |waist to hip ratio=relação cintura quadril|heart rate=frequência cardíaca,batimentos|max heart rate=frequência cardíaca máxima
    |running pace=ritmo de corrida|pace=ritmo|~running=correr|due date=data do parto,data provável do parto|last period=última menstruação
    |ovulation=ovulação|sleep=sono,dormir|blood alcohol=alcoolemia,álcool no sangue|beers=cerveja|cigarettes=cigarros|pack=maço,pacote|speed=velocidade
    |average speed=velocidade média|distance=distância|time=tempo,duração|length=comprimento|width=largura|depth=profundidade|thickness=espessura
    |thick=de espessura,de grossura|wide=de largura|long=de comprimento|high=de altura|deep=de profundidade,de fundura|area=superfície|perimeter=perímetro
    |circumference=circunferência|triangle=triângulo|square=quadrado|trapezoid=trapézio|cube=cubo|sides=lados|side=lado|hypotenuse=hipotenusa|legs=catetos
    |angle=ângulo|slope=inclinação,declive|square root=raiz|cube root=raiz cúbica|factorial=fatorial|logarithm=logaritmo|median=mediana
    |standard deviation=desvio padrão|gcd=mdc,máximo divisor comum|lcm=mmc,mínimo múltiplo comum|prime factors=fatores primos|probability=probabilidade
    |chance=chances|dice=dados|rolls=lançamentos,jogadas|roll=jogar,lançar|combinations=combinações,maneiras,formas|ratio=razão,relação,proporção
    |roman numerals=números romanos,algarismos romanos,romano|kinetic energy=energia cinética|potential energy=energia potencial|energy=energia|force=força
    |mass=massa|acceleration=aceleração|accelerate=acelerar|momentum=quantidade de movimento,momento linear|free fall=queda livre|fall=cai,cair,queda
    |gravity=gravidade|density=densidade|pressure=pressão|power=potência|voltage=tensão,voltagem|current=corrente|resistance=resistência
    |resistors=resistores,resistências|in parallel=em paralelo|in series=em série|capacitor=condensador|frequency=frequência|wavelength=comprimento de onda
    |half-life=meia-vida|specific heat=calor específico|temperature=temperatura|spring constant=constante da mola,constante elástica|pendulum=pêndulo
    |escape velocity=velocidade de escape|dew point=ponto de orvalho|humidity=umidade,humidade|focal length=distância focal|concrete=concreto,betão
    |slab=laje|paint=tinta|wall=parede,muro|walls=paredes|tiles=azulejos,ladrilhos,pisos|bricks=tijolos|flooring=piso,soalho,laminado
    |wallpaper=papel de parede|rolls of=rolos de|gravel=brita,cascalho|stairs=escada|steps=degraus|fence=cerca,vedação|roof=telhado|pool=piscina
    |waste=desperdício,perda|boxes=caixas|box=caixa|room=quarto,sala,cômodo|steel=aço|aluminum=alumínio|plate=chapa,placa
    |electricity cost=custo de energia,custo da energia elétrica,conta de luz|electricity=eletricidade,luz|~electric=elétrico|heater=aquecedor
    |fridge=geladeira,frigorífico|shower=chuveiro|bulbs=lâmpadas|solar panels=painéis solares,painéis,placas solares|battery=bateria|range=autonomia
    |consumption=consumo|fuel consumption=consumo de combustível|fuel cost=custo de combustível,custo da gasolina,gasto de gasolina
    |fuel=gasolina,combustível,gasóleo,etanol|car=carro,automóvel,veículo|tires=pneus|engine displacement=cilindrada|bore=diâmetro do cilindro
    |stroke=curso do pistão|gear ratio=relação de transmissão,relação de engrenagens|teeth=dentes|spindle speed=velocidade de rotação,rotação
    |cutting speed=velocidade de corte|PS=cavalos,cv|takt time=tempo takt|availability=disponibilidade|performance=desempenho|quality=qualidade|parts=peças
    |units=unidades|servings=porções,doses|flour=farinha|sugar=açúcar|butter=manteiga|milk=leite|rice=arroz|eggs=ovos,ovo|salt=sal|honey=mel|oil=óleo,azeite
    |yeast=fermento|cups=xícaras,chávenas|tablespoons=colheres de sopa,colher de sopa|teaspoons=colheres de chá,colher de chá|coffee=café
    |hydration=hidratação|oven=forno|alcohol=álcool,teor alcoólico|~original gravity=densidade inicial,densidade original|~final gravity=densidade final
    |food cost=custo da mercadoria,cmv|wheat=trigo|corn=milho|fertilizer=fertilizante,adubo|seeds=sementes|plants=plantas,mudas|rows=fileiras,linhas
    |spacing=espaçamento|yield=colheita,produtividade|hectares=hectare|cow=vaca|mare=égua|sow=porca|gestation=gestação|dog=cachorro,cão|cat=gato
    |click-through rate=taxa de cliques,ctr|clicks=cliques|impressions=impressões|cpm=custo por mil|cost per click=custo por clique,cpc
    |cost per acquisition=custo por aquisição,custo de aquisição,cpa|roas=retorno de publicidade
    |ad spend=gasto com anúncios,investimento em anúncios,gasto em publicidade|conversion rate=taxa de conversão|conversions=conversões|visitors=visitantes
    |visits=visitas|engagement=taxa de engajamento,engajamento|likes=curtidas,gostos|comments=comentários|followers=seguidores,inscritos|views=visualizações
    |dimensional weight=peso cubado,peso volumétrico|parcel=encomenda|stopping distance=distância de parada,distância de paragem
    |braking distance=distância de frenagem,distância de travagem|download=baixar,descarregar|file=arquivo,ficheiro|password=senha,palavra-passe
    |screen=tela,ecrã,monitor|resolution=resolução|aspect ratio=proporção de tela,relação de aspecto|subnet=sub-rede|episodes=episódios,capítulos
    |seasons=temporadas|books=livros|pages=páginas|words=palavras|read=ler|songs=músicas,canções|kd ratio=kd,relação kd|kills=abates|deaths=mortes
    |grade=nota|exam=exame,prova|final exam=exame final|points=pontos|deductible=franquia|insurance=seguro|damage=dano,sinistro,conserto|rent=aluguel
    |house=casa|apartment=apartamento|price per m²=preço por metro quadrado,preço do metro quadrado|debt-to-income=taxa de esforço,comprometimento de renda
    |emergency fund=fundo de emergência,reserva de emergência|net worth=patrimônio líquido|budget=orçamento|rule=regra|retirement=aposentadoria,reforma
    |trip=viagem|flight=voo|time difference=fuso horário,diferença horária|weekday=dia da semana|business days=dias úteis|birthday=aniversário
    |tomorrow=amanhã|today=hoje|cement=cimento|sand=areia|fee=tarifa|coins=moedas|tails=coroa|heads=caras|cents=cêntimos,centavos|grams=grama|tonnes=toneladas
    |quintals=quintais|ounces=onça|meters=metro|millimeters=milímetros|inches=polegada|yards=jardas|gallons=galão|knots=nós|amps=amperes|celsius=centígrados
    |gb=gigas,gigabytes|mbps=mega|dollars=dólar|total=ao todo,no total|amount=quantidade,montante,valor|number=número|~initial=inicial|~final=final
    |~fixed=fixo|~variable=variável|~average=médio|~ideal=ideal|save=guardar,juntar,economizar|pay=pagar|pays=paga|cost=custa,custam|need=precisar
    |i need=preciso,preciso de|i have=tenho|i earn=ganho|i pay=pago|invest=investir,aplicar|borrow=pegar emprestado,pedir emprestado
    |how long to double=quanto tempo para dobrar,quanto demora para dobrar,em quanto tempo dobra,quanto tempo para dobrar o dinheiro,quanto tempo para dobrar o capital,quanto tempo pra dobrar
    |double=dobrar,duplicar|split=rachar|convert=passar|travel=percorrer|buy=comprar|sell=vender|bought=comprei,comprado|sold=vendi,vendido|fits=cabem,cabe
    |lasts=dura|run=corro|lift=levantar|lose=perder,emagrecer|if=se|or=ou|from=desde,a partir de|of=dos,das|for=pra|in=no,na|at=ao|the=os,as|a=uns|my=meus
    |each=cada,cada um|how much=quanta|how long=quanto demora|when=quando|which=qual|per liter=por litro,o litro,ao litro
    |per kg=por kg,por quilo,o quilo,ao quilo|per hectare=por hectare|per m²=por m2,o m2,por metro quadrado,o metro quadrado|per m³=por m3,por metro cúbico
    |per minute=por minuto|per second=por segundo|per km=por quilômetro,por km,o km|per person=por pessoa,cada pessoa,por cabeça
    |per piece=por unidade,por peça,a unidade,cada unidade|per kwh=por kwh,o kwh,cada kwh|per night=por noite,a noite|nights=noites
    |per 100 km=aos 100 km,aos 100,por 100 km,a cada 100 km|is it worth it=vale a pena,compensa
    |how much interest do i pay=quanto pago de juros,quanto de juros,quanto vou pagar de juros|interest on=juros de,juros sobre,juros em
    |total interest=juros totais,total de juros|total cost=custo total|loan amount=valor do empréstimo,montante do empréstimo
    |how much can i borrow=quanto posso pegar emprestado,quanto consigo emprestado,quanto o banco empresta|pay off=quitar,liquidar,pagar tudo
    |property tax=iptu,imi|home insurance=seguro habitação,seguro da casa|rental yield=rentabilidade do aluguel,rendimento de aluguel
    |monthly rent=aluguel mensal,renda mensal|yearly return=rentabilidade anual,retorno anual|annual growth rate=taxa de crescimento anual,crescimento anual
    |growth=crescimento|increase=aumento,subida,alta|decrease=diminuição,redução|loss=prejuízo|capital gains=ganhos de capital,mais valias
    |goal=meta,objetivo|starting amount=valor inicial,capital inicial,montante inicial|~regular=regular|contribution=contribuição,aporte
    |per quarter=trimestral,por trimestre|year of service=anos de serviço,tempo de casa|surcharge=adicional,acréscimo|work=trabalho|break=pausa,intervalo
    |starts=início,começa|ends=fim,termina,acaba|born=nasci,nascido,nascimento|until=até o|ago=atrás|from today=a partir de hoje|later=depois,mais tarde
    |before=antes|after=após|now=agora,atualmente,atual|then=então|still=ainda|~new=novo,nova|~old=velho,anterior,antigo|first=primeiro|second=segunda
    |~last=último,passado|maximum=máximo,no máximo|minimum=mínimo|at least=pelo menos,ao menos|~half=meio|all=todo,todas,tudo|together=juntos,em conjunto
    |only=só,somente,apenas|~different=diferente|same=mesmo,igual|result=resultado|answers=respostas,acertos|correct=certas,corretas|sample=amostra
    |sample size=tamanho da amostra|confidence=confiança,nível de confiança|margin of error=margem de erro|sum=soma|difference=diferença|product=produto
    |fraction=fração|equation=equação|quadratic equation=equação do segundo grau,equação quadrática|solve=resolver|round=arredondar
    |to the power of=à potência de|cubed=ao cubo|divisible=divisível|prime=primo,número primo|permutations=permutações|choose=escolher
    |out of=dentre,dentro de|order=ordem|pyramid=pirâmide|edge=aresta|surface area=área de superfície,área total|drop=soltar|throw=lançamento,arremesso
    |ground=chão,solo|moon=lua|mars=marte|sound=som|heat=calor|gas=gás|heating=aquecer|spring=mola|wind=vento|capacitance=capacitância,capacidade
    |charge=carga|charging=carregar|lamp=lâmpada|air conditioner=ar condicionado|computer=computador,pc|tv=televisão|electric car=carro elétrico
    |efficiency=eficiência|losses=perdas|toll=portagem,pedágio|parking=estacionamento|luggage=bagagem,mala|there and back=ida e volta|used car=carro usado
    |lease=leasing|useful life=vida útil|demand=demanda,procura|equity=patrimônio,capital próprio|ads=anúncios,publicidade|posts=publicações|video=vídeo
    |spent=gastei|got back=recebi,obtive,ganhei|invested=investi,investido,apliquei|saved=economizado,poupado,guardei|paid=paguei|worth=vale,valem
    |weigh=pesar,pesa|i weigh=eu peso|i am=sou,estou,eu tenho|drive=dirigir,conduzir,dirijo|cycling=ciclismo,bicicleta|swimming=nadar,natação
    |marathon=maratona|half marathon=meia maratona|drink=beber,bebo|glass=copo,taça|wine=vinho|bottle=garrafa|fat=gordura|carbs=carboidratos,hidratos
    |macros=macronutrientes|pregnancy=gravidez,grávida|blood pressure=pressão arterial|repetitions=repetições,reps|one rep max=1rm,carga máxima
    |bench press=supino|smoke=fumar,fumo|field=campo,lavoura|tank=tanque|posts=postes|door=porta|window=janela|ceiling=teto|bags=sacos|coats=demãos
    |brick wall=parede de tijolo,muro de tijolos|gear=engrenagem,pinhão|milling=fresa,fresagem|tube=tubo,cano|sheet=folha|gold=ouro
    |screen size=tamanho da tela|viewing distance=distância da tv,distância para a tv|movie=filme|movies=filmes|battery life=duração da bateria
    |leverage=alavancagem|liquidation price=preço de liquidação|game=jogo,partida|win=ganhar,vitória|lottery=loteria,mega sena,loto|numbers=números
    |coefficient=coeficiente|easter=páscoa|christmas eve=véspera de natal|new year's eve=réveillon,véspera de ano novo|premium=prêmio|life insurance=seguro de vida
    |exchange rate=taxa de câmbio,câmbio|unit price=preço unitário|cheaper=mais barato|expensive=caro|sold=vendidas,vendidos|money=dinheiro
    |i save=guardo,poupo,eu guardo,eu poupo|i buy=compro|i sell=vendo|has=tem|gives=dão|makes=faz,fazem,fazer|i want=quero,gostaria|can i=posso,consigo
    |i must=tenho que,devo,preciso que|will be=será,vai ser,vão ser,ficará|is left=fica,sobra,resta|use=usar,utilizar,uso|switched on=ligado
    |spend=gastar,gasto por|every=todos os,todas as|became=viraram,virou|needed=necessário|size=tamanho|roll=rolo|unit cost=custo unitário|selling=venda
    |purchase=compra|trade-in=retoma|compounded monthly=capitalização mensal|invested amount=valor investido|fund=fundo,etf|neck=pescoço
    |human years=anos humanos|doubling time=tempo de duplicação|percent error=erro percentual|cover=cobrir|maintain=manter|to get=tirar,obter,sair,conseguir
    |how many grams of coffee=quantos gramas de café,quantas gramas de café
    |was=era,eram,foi,estava,estavam|cost=custava|paid=pagava|rose=subiu,aumentou,sobe,aumenta,cresceu|fell=caiu,caíram,baixou,desceu,diminuiu,queda|went=passou|less=menor|percent=porcentagem,percentagem,percentual|yesterday=ontem|proportion=dreisatz|have=têm
    |net=líquido|gross=bruto|workers=operários,pedreiros,trabalhadores,funcionários|painters=pintores|pumps=bombas|machines=máquinas|taps=torneiras|gardeners=jardineiros|fill=enchem,enche|take=demoram,levam|job=obra,trabalho|equals=correspondem,equivalem,representam
    |plot=terreno,lote|carpet=carpete,alcatifa|kitchen=cozinha|bathroom=banheiro,casa de banho|tiles=azulejo,ladrilho|covers=cobre,rende|coverage=rendimento|waste=quebra|floor=chão|uses=consome,gasta|savings account=depósito a prazo,poupança a prazo|salary=ordenado,vencimento|cake=bolo|split=dividida,dividido
    |drove=fez,fiz,andei,rodei|do=ando,faço|shoes=sapatos,tênis|shirt=blusa,camisola|phone=celular,telemóvel|members=sócios|students=alunos
    |dress=vestido`,
  endings:
    "s es e a o as os oes ao ais al eis el ar er ir ando endo am em amos emos ava aram eram ado ada idos ido ida ados adas",
  isHeadFirst: true,
} satisfies Lexicon;
