import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintiún 21 veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 doscientas 200 trescientas 300 quinientas 500 mil 1000 millón 1000000 millones 1000000",
    one: ["un", "uno", "una"],
    and: "y",
    joins: (before, behind) => before >= 30 && before <= 90 && behind < 10,
    percent: "por ciento",
    clocks: {
      "(?<=son las? )#(?= (?:en|de) )": 0,
      "(?<=las? )# y media": 30,
      "(?<=las? )# y cuarto": 15,
      "(?<=las? )# menos cuarto": -15,
      "(?<=las? )# en punto": 0,
      "(?<=las? |de |a |son las )(?=\\d{1,2} ?h(?:\\d|\\s|$))#": 0,
    },
    afternoon: "de la tarde|de la noche",
    halves: {
      half: "y medi[oa]",
      quarter: "y cuarto",
      before: "medi[oa]",
      units: "hora|litro|kilo|metro|milla|libra|año|día|docena|hectárea",
    },
    ruleOfThree: "regla de (?:tres|3)(?: simple| directa)?",
    measures: "docena 12 -",
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
    "dividido entre=divided by|dividido por=divided by|# entre #=# divided by #|multiplicado por=times|# por #=# times #|por=by|más=plus|menos=minus|elevado a=to the power of|al cuadrado=squared|raíz cuadrada de=square root of|la raíz cuadrada de=square root of|raíz cuadrada=square root|un tercio de=a third of|la mitad de=half of|mitad de=half of|un cuarto de=a quarter of|# cuartos de=#/4 of|el doble de=2 times|máximo común divisor de=gcd of|mcd de=gcd of|mínimo común múltiplo de=lcm of|mcm de=lcm of|promedio de=average of|la media de=average of|media de=average of|cuál es la media de=average of|promedio=average|en binario=in binary|a binario=in binary|binario=binary",
    "repartir # € entre # personas=split # € between # people|repartir=split|reparten=split|dividir=split|entre=between|personas=people|amigos=people",
    // Days and clock times.
    "cuántos días hay del # al #=how many days from # to #|cuántos días pasan desde el # hasta el #=how many days from # to #|del # al #=from # to #|desde el # hasta el #=from # to #|días entre el # y el #=days between # and #|entre el # y el #=between # and #|entre # y #=between # and #|cuántas horas hay de # a #=how many hours from # to #|cuántas horas hay entre las # y las #=how many hours from # to #|tiempo entre las # y las #=time between # and #|de las # a las #=from # to #|a las #=at #|después del #=after #|después de las #=after #|después de #=after #|cuántos días faltan para=how many days until|cuánto falta para=how long until|faltan para=until|navidad=christmas|hasta=until|desde=from",
    "qué edad tengo si nací el=how old am i born|edad nacido el=age born|edad nacida el=age born|nací el #, cuántos años tengo=how old am i born #|nací el=born|cuántos años tengo=how old am i|qué edad tengo=how old am i|edad=age",
    // Bodies.
    "mi imc=bmi|el imc de=bmi|el imc=bmi|cuál es el imc de=bmi|cuál es mi imc=bmi|imc con=bmi|imc=bmi|índice de masa corporal=bmi|peso # kg y mido=weight # kg height|peso=weight|y mido=height|mido=height|kilos=kg|kilogramos=kg|kilo=kg|centímetros=cm|altura=height",
    // Money.
    "cuánto pago al mes por=monthly payment loan|cuota mensual de un préstamo de=monthly payment loan|cuota de un préstamo de=monthly payment loan|qué cuota pago por un préstamo de=monthly payment loan|cuota mensual=monthly payment|cuota=payment|préstamo de=loan|préstamo=loan|hipoteca=principal and interest mortgage|con interés del # %=at # %|interés compuesto de=compound interest on|interés compuesto=compound interest|interés=interest|intereses=interest|a # años=for # years|en # años=for # years|durante=for",
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
    // Where word for word would be read as something else.
    "[cuántos/cuantos] litros [caben en/tiene/en] [una/un/] [piscina/acuario/tanque/caja/depósito] [de] # x # x # m=# x # x # m in liters",
    "[cuántos/cuantos] litros [caben en/tiene/en] [una/un/] [piscina/acuario/tanque/caja/depósito] [de] # x # x # cm=# x # x # cm in liters",
    "[la/el/] [gasolina/diésel/gasoil/litro] [cuesta/está a/vale/a] # [€/]=# per liter",
    "# grados [a/en] fahrenheit=# celsius in fahrenheit|# grados fahrenheit [a/en] [celsius/centígrados/grados centígrados]=# fahrenheit in celsius|[consumo/gasto] [de/] # [litros/l] [a los/cada] # [km/] [en/por] # km [con/a/y] [gasolina a/la gasolina a/] # € [el litro/por litro/]=fuel cost #3 km at #1 liters per #2 km and #4 € per liter",
    "[m/metros] [de espesor/espesor/grosor/de grosor] # mm=m x # mm|# palabras a # [palabras/] por minuto=# words at # words per minute|[invertí/puse/metí/invierto] # [€/] y [ahora tengo/ahora/saqué/recibí/tengo/recibo] # [€/]=roi invested # got back #|[una cuenta de/la cuenta de/cuenta de/cuenta] # [€/] [a dividir/para/a repartir/dividida/dividir] entre # [personas/amigos/]=# split between #",
    // As people ask, whole.
    // Frames.
    "[a cuánto/cuánto] [equivale/equivalen/sería/serían/suman/suma/hacen/sale/salen]=what is|[a cuánto equivalen/a cuánto equivale/cuánto son/cuánto es/cuántos son] # [kilómetros/km/metros/kilos/millas/litros]=#|[saca/sacar/calcúlame/dime] [el/la/] # % de=# % of|[cuánto es/cuánto son/cuánto sería/cuánto queda/cuánto pago/cuánto cuesta/en cuánto queda/cuánto se queda]=",
    // Percentages.
    "[cuánto ha subido/cuánto subió/cuánto sube/cuánto ha bajado/cuánto bajó] [en porcentaje/] si [pasa/pasó/ha pasado] de # a #=percentage change from # to #|[pasó/pasa/subió/sube/bajó/aumentó/ha subido/ha pasado/ha bajado] de # [€/] a # [€/] [, /] [qué porcentaje subió/qué porcentaje bajó/qué porcentaje es/cuánto es en porcentaje/en porcentaje/qué porcentaje ha subido/qué porcentaje de aumento es/cuánto % subió]=percentage change from # to #|# qué porcentaje es de #=# is what percent of #|[qué porcentaje/qué tanto por ciento] [son/representan/representa/supone] # [de/sobre] #=what percent is # of #|# [aciertos/de/respuestas/buenas] [de/sobre] # en porcentaje=# of # in percent|[súmale/sumar/sumarle/añadir/añade/agregar] [el/un/] # % a # [€/]=#2 plus #1 %|[réstale/quitar/quítale/restar] [el/un/] # % a # [€/]=#2 less #1 %|a # [€/] [le quito/le resto/le descuento] [el/un/] # %=# less # %|si gano # [€/] y me suben [un/el/] # % [, /] [cuánto cobro/cuánto gano/cuánto ganaré/cuánto cobraré/]=# € plus # %|[cuánto cuesta/cuánto cuestan/] [un/una/unos/unas] [zapatillas/zapatos/abrigo/camiseta/pantalón/pantalones/móvil/tele/bolso/chaqueta/vestido] de con [el/un/] # % de [rebaja/descuento]=with # % discount|con [el/un/] # % de [rebaja/descuento]=with # % discount|[la cuarta parte de/un cuarto de]=a quarter of|[la tercera parte de]=a third of|[la quinta parte de]=1/5 of|dos tercios de=2/3 of|# tercios de=#/3 of|# quintos de=#/5 of|# cuartos de=#/4 of",
    // Value-added tax.
    "[cuánto es/] el # % de iva de #=# % vat on #|[precio/cuánto es/] sin iva de # € [al/con el/con/] # % [de iva/]=# € including # % vat, net price|precio sin iva de # al # %=# including # % vat, net price|[quitar/quita/quitarle/sacar/descontar] el iva [a/de] # € [al/del/con el/de/] # %=# € including # % vat, net price|# € con [iva del/el iva del/iva al/un iva del] # % [, /] [cuánto es sin iva/sin iva/cuánto queda sin iva/precio sin iva/base imponible]=# € including # % vat, net price|# € [más/+] [el/] iva [al/del/] # %=# € plus # % vat|[base imponible] de # € [con/al] [iva del/] # %=# € including # % vat, net price",
    // Loans.
    "[cuánto pago/cuánto pagaré/cuánto se paga/cuánto pagaría/cuánto voy a pagar] [al mes/cada mes/mensualmente] [por/con] [un/] [préstamo/crédito/hipoteca] de # € [al/a un/con un/con] # % [a/en/de interés a/durante] # años=monthly payment loan # € # % # years|[cuota/letra/mensualidad] [mensual/] [de/del/de un/] [un/] [préstamo/crédito/coche] [de/] # € [al/a un/] # % [a/en/durante/] # años=monthly payment loan # € # % # years|[letra/cuota/mensualidad] [de/del/de un] [coche/préstamo/crédito] de # € [a/en] # meses [con un interés del/con interés del/al/a un interés del] # %=monthly payment loan # € # months # %|hipoteca de # [€/] [a/en] # años [al/con un interés del/a un] # % [cuota mensual/cuota/cuánto pago al mes/, cuánto pago al mes/, cuota mensual]=monthly payment loan # € # years # %|# € # % # años=# € # % # years|con un interés del # %=at # %|[cuánto me prestan/qué préstamo me dan/cuánto puedo pedir/cuánto dinero puedo pedir] [si puedo pagar/pagando/si pago] # [€/] [al mes/mensuales/cada mes] [durante/en/a] # años [al/con un/a un] # %=loan amount for # € per month for # years at # %|a # meses=for # months",
    // Growth and saving.
    "[si meto/si invierto/invertir/invirtiendo/si pongo/meter] # € [al/a un/con un] # % [, /] [cuánto tendré en/cuánto tengo en/durante/a/en/cuánto tendré dentro de/cuánto tendré a los] # años=compound interest # € # % # years|[en cuánto tiempo/cuánto tarda en/cuándo] [se duplica/se dobla/doblarse/duplicarse] [mi dinero/el dinero/mi inversión/un capital] [al/a un/con un] # %=how long to double at # %|[quiero juntar/quiero ahorrar/para juntar/juntar/para ahorrar] # € [ahorrando/guardando/si ahorro/metiendo] # [€/] [cada mes/al mes/mensuales/por mes] [, /] [cuánto tardo/cuánto tardaré/cuántos meses/cuánto tiempo/]=how long to save # € at # € per month|[cuántos meses/cuánto tiempo/cuánto tardo] [para/en/necesito para] [ahorrar/juntar] # € [ahorrando/guardando/si ahorro/si guardo/con] # [€/] [cada mes/al mes/mensuales/por mes]=how long to save # € at # € per month",
    // Pay and sharing.
    "[gano/cobro/me pagan/] # € [la hora/por hora/a la hora] [y trabajo/trabajando/,/con] # horas [semanales/a la semana/por semana] [, /] [cuánto es al año/cuánto gano al año/cuánto al año/al año/cuánto es en un año]=# € per hour # hours per week per year|# € [la hora/por hora/a la hora] [, /] [cuánto es al año/cuánto sería al año/cuánto gano al año/cuánto es en un año]=# € per hour per year|[sueldo de/salario de/gano/cobro/] # [€/] [al año/anuales] [, /] [cuánto es al mes/cuánto gano al mes/cuánto al mes/al mes]=# € per year per month|[repartir/dividir/dividir una cuenta de/repartir una cuenta de] # € entre # [amigos/personas/]=# € split between # people|una cuenta de # €=# €|propina del # % [en/para/sobre/de] [una cuenta de/la cuenta de/] # €=# % tip on # €|# % de propina [en/para/sobre/de] [una cuenta de/] # €=# % tip on # €|propina # % [cuenta/de/sobre/] # €=# % tip on # €",
    // Bodies.
    "[si mido/mido/y mido] # [m/] [y peso/peso] # [kg/kilos] [, cuál es mi imc/, mi imc/cuál es mi imc/]=bmi # m # kg|[imc/índice de masa corporal] # m [y/] # [kg/kilos]=bmi # m # kg|[metabolismo basal/tasa metabólica basal]=bmr|hombre=man|mujer=woman|[pulsaciones máximas/frecuencia cardíaca máxima/pulso máximo/ritmo cardíaco máximo] [con/a los/para/de/] # años=max heart rate age #|[última regla/última menstruación/fecha de última regla/mi última regla] [el/fue el/del/] # [, /] [cuándo salgo de cuentas/fecha de parto/fecha probable de parto/cuándo nace/cuándo nacerá]=due date last period #|[fecha de parto/fecha probable de parto] [con/] [última regla/última menstruación] [el/del/] #=due date last period #|[qué edad tiene/cuántos años tiene] [alguien/una persona/quien] [nacido/nacida/que nació/nació] [el/en/] #=how old am i born #",
    // Days and clock times.
    "[nací el/si nací el] # [, /] [cuántos años tengo/qué edad tengo]=how old am i born #|[cuánto falta para/cuánto queda para/cuántos días quedan para/cuántos días faltan para/días para] [el/] #=how many days until #|[cuántos días hay/cuántos días/cuántos días van/cuántos días pasan] [del/desde el/entre el/de] # [al/hasta el/y el/a] #=how many days from # to #|[qué fecha era/qué día era/qué fecha fue/qué día fue/] hace # días=# days ago|[qué fecha será/qué día será/qué día es/fecha/] [dentro de/en] # días=# days from today|[sumar/sumarle/añadir/súmale] # días [al/a] #=# days after #|# más # días=#2 days after #1|[trabajo/trabajé/he trabajado/cuántas horas son/] de # a # con [una/1] hora [de comida/de descanso/para comer/de pausa]=how many hours from # to # minus 1 hour|[trabajo/trabajé/he trabajado/] de # a # con # minutos [de comida/de descanso/para comer/de pausa]=how many hours from # to # minus # minutes|[trabajo/trabajé/he trabajado/] de [las/] # a [las/] # [, /] cuántas horas [son/trabajo/hago]=how many hours from # to #|qué hora [será/es] [dentro de/en] # horas y # minutos si [son/es] [las/la/] #=#3 plus #1 hours #2 minutes|si son las # [, /] qué hora [será/es] [dentro de/en] # horas=# plus # hours|cuántos segundos [tiene un día/hay en un día]=how many seconds are in 1 day|cuántos minutos [tiene un día/hay en un día]=how many minutes are in 1 day|cuántas horas [tiene un año/hay en un año]=how many hours are in 1 year",
    // Roads.
    "[consumo de/consumo con/consumo/] # litros [en/cada/por/para] # km [, /] [qué consumo/cuál es el consumo/consumo/]=# / # * 100|[gasolina/coste de gasolina/combustible/cuánto cuesta la gasolina/precio gasolina/cuánto gasto en gasolina] para # km [gastando/con/a/y/con un consumo de] # [litros/l] [a los/cada/por] # [km/] [a/y/y a/con] # [€/] [el litro/por litro]=fuel cost # km at # liters per # km and # € per liter|[a qué ritmo corro/ritmo/ritmo de/ritmo para/qué ritmo es] # km en # minutos y # segundos=# km in # minutes # seconds pace per km|[a qué ritmo corro/ritmo/ritmo de/ritmo para/qué ritmo es] # km en # [minutos/min]=# km in # minutes pace per km|[cuánto tardo en/cuánto tiempo tardo en/cuánto se tarda en] [recorrer/hacer] # km [a/yendo a] # km/h=how long for # km at # km/h|[velocidad media/qué velocidad es/a qué velocidad voy si hago/velocidad] [de/si hago/] # km en # horas=average speed # km in # hours|cuánto [gasta/cuesta/consume] [una estufa/un calefactor/un radiador/un horno/un aire/el aire/una bombilla/un aparato/] de # [w/vatios] # horas [al/por] día # días a # € [el/por] kwh=electricity cost # w # hours per day # days # € per kwh",
    // Measures.
    "[a cuánto equivalen/cuánto son/cuántos kilos son] # libras [en kilos/]=# pounds in kg|[tele/televisor/pantalla/monitor/] [de/] # pulgadas en [centímetros/cm]=# inches in cm|# pies [y/] # pulgadas en [metros/m]=# feet # inches in m|# pies [y/] # pulgadas en [centímetros/cm]=# feet # inches in cm|# grados fahrenheit [a/en] [centígrados/celsius/grados/grados centígrados/grados celsius]=# fahrenheit in celsius|# grados [centígrados/celsius] [a/en] fahrenheit=# celsius in fahrenheit|metros por segundo=m/s|litro=liter|centígrados=celsius",
    // Numbers and figures.
    "área de un triángulo [de/con] base # y altura #=area of a triangle base # height #|área [de un/de una/del/] [círculo/circunferencia] [de/con/] [diámetro] [de/]=area of a circle diameter|área [de un/de una/del/] [círculo/circunferencia] [de/con/] [radio] [de/]=area of a circle radius|[perímetro/longitud] de [una/la/un] [circunferencia/círculo] [de/con] radio [de/]=circumference of a circle radius|volumen de [una/la] esfera [de/con/] radio [de/]=volume of a sphere radius|diagonal de [un/] rectángulo [de/con] # [por/x/y] #=diagonal of a rectangle # by #|hipotenusa [con/de/si los/] [catetos/los catetos/] [de/miden/] # y #=hypotenuse # and #|[de cuántas formas/de cuántas maneras] [se pueden/puedo] elegir # [personas/cosas/elementos/] [de/entre] [un grupo de/] #=how many ways to choose # from #|[cuántas combinaciones/combinaciones] [de/hay de] # [en/de/entre/elementos tomados de] #=how many combinations # from #|[en/a] números romanos=in roman numerals|[nota media/promedio/media/nota promedio] de=average of|raíz de=square root of|dólares=dollars",
    // Everyday sums.
    "un año=1 year|un mes=1 month|una semana=1 week|un día=1 day|una hora=1 hour|un minuto=1 minute|un litro=1 liter|un kilo=1 kg|un kilómetro=1 km",
    "el año pasado=last year|este año=this year|[qué/cuál es el] [porcentaje/tanto por ciento] [de cambio/de subida/de aumento/de rebaja/de descuento/de bajada/de pérdida] [es/]=what percent change|[qué/cuál es el] [porcentaje/tanto por ciento]=what percent|[cuánto ha subido/cuánto subió/cuánto ha aumentado/cuánto aumentó/cuánto ha bajado/cuánto bajó/cuánto crecí/cuánto creció/cuánto es] en porcentaje=what percent change|[qué porcentaje/cuánto %] [ha subido/subió/aumentó/bajó/ha bajado/he bajado/he subido/he perdido]=what percent change|cuánto %=what percent|[sube/subió/aumenta/aumentó/ha subido] [un/el] # %=rose # %|[sube/aumenta] # %=rose # %|[baja/bajó/ha bajado] [un/el] # %=less # %|con [un/el] # % menos=less # %|que # [%/]=than #|[añade/súmale/suma/sumar] [un/el/] # % a # [€/]=#2 plus #1 %|[pasé/pasó/pasa] de=went from|[de # a # kilos/de # kilos a #]=from # to #",
    "[sin/antes de] [iva/impuestos]=without vat|sin el iva=without vat|[con/] [iva/el iva] incluido=with vat|con [el/] iva=with vat|con iva [del/de/al/] # %=with # % vat|sin [el/] iva [del/de/al/] # %=without vat of # %|con el # %=with # %|[a # €/a #] [súmale/añade/suma/sumar/añadir] [el/] iva [del/de/al/] # %=# plus # % vat|[más/+/mas] [el/] iva [del/de/al/] # %=plus # % vat|[más/+/mas] [el/] # % [de/] iva=plus # % vat|base [imponible/] # más=# plus|base imponible=price without vat|cuánto [iva/de iva] [hay en/pago por/pago en/lleva/llevan/tiene/tienen/está incluido en/es en]=how much vat on|[cuánto es/cuál es] el iva=how much vat|precio final [de/]=price|[el total es/si el total es/total]=total",
    "[cuánto/cuanto] [cuestan/cuesta/valen/vale/costarán/costará]=how much cost|[cuánto/cuántos/cuánta/cuántas] [tienen/tiene/hay en]=how many has|[cuánto/cuántos días/cuántas horas/cuánto tiempo] [tardan/tardarán/tardará/tarda/tardarían/necesitan]=how long take|en [cuántos días/cuántas horas/cuánto tiempo] [lo hacen/lo harán/lo harían/lo hace/la hacen/lo terminan]=how long take|[tardan/necesitan/emplean]=take|lo [hacen/hace/terminan] en=take",
    "de qué número [es/son]=of what number is|qué número [es/son]=what number is|el # % de un número=# % of a number|cuál es el número=what is the number|[cuánto es/cuánto sería/cuánto será/cuál es] [el/] # %=what is # %|son el # %=are # %|es el # %=is # %|son el # % de qué número=is # % of what number|cuánto es el total=what is the total",
    "[qué/en qué] día de la semana [era/fue/cayó/cae/cayo/caía/es/será]=what day of the week is|[qué/en qué] día [era/fue/cayó/cae/cayo/caía/es/será]=what day is|[qué/en qué] día de la semana=what day of the week|[qué/en qué] semana [del año/] [es/era/cae/será/estamos]=what week is|[número de/] semana [del/de/de la]=week of|[cuándo es/cuándo cae/cuándo fue/cuándo será]=when is|[qué día/en qué día/qué fecha] [es/cae/cayó/será] [el/] [carnaval]=when is carnival|[qué día/en qué día/qué fecha] [es/cae/cayó/será] [el/] [domingo de/] [pascua/resurrección]=when is easter|[preaviso/plazo] [de/]=notice|[desde/a partir de/a partir del] [el/]=from",
    "domingo de [pascua/resurrección]=easter sunday|viernes santo=good friday|lunes de pascua=easter monday|domingo de ramos=palm sunday|miércoles de ceniza=ash wednesday|martes de carnaval=shrove tuesday|pentecostés=pentecost|corpus christi=corpus christi|carnaval=carnival",
    "[fecha de parto/fecha probable de parto/fecha prevista de parto] [si/con/]=due date|cuándo [nace/nacerá/nacería] [el/mi] bebé=due date|[mi/la/] [última/ultima] [regla/menstruación/periodo/período] [fue/es/empezó/comenzó/vino] [el/]=last period|fum=last period|me vino la regla [el/]=last period|[cuándo/] [ovulo/ovularé/ovulé]=ovulation",
    "[entro/entrada/entré/entra/empiezo/empecé] [a las/]=start|[salgo/salida/salí/sale/termino/terminé] [a las/]=end|con [media/una media] hora [de/para] [descanso/comer/comida/pausa]=with 30 minutes break|con una hora [de/para] [descanso/comer/comida/pausa]=with 1 hour break|menos # minutos=minus # minutes break|horas trabajadas [de/]=hours worked from",
    "son las=it is|si son las=if it is|si en=if in|cuando en=when in|cuando son las=when it is|qué hora es en=what time is it in|nueva york=new york|londres=london|tokio=tokyo|parís=paris|roma=rome|berlín=berlin|moscú=moscow|pekín=shanghai|sídney=sydney|ciudad de méxico=mexico city|méxico=mexico city|lisboa=lisbon|los ángeles=los angeles|sao paulo=sao paulo|bogotá=bogota|singapur=singapore|el cairo=cairo|atenas=athens|estambul=istanbul",
    "[la/mi/una] receta [es para/lleva para/sirve para]=recipe for|para # personas=for # people|[y/] lleva=takes|cuánto [arroz/harina/azúcar/para] para=how much for",
    "somos # [personas/amigos/] [y/]=split # people|[cuánto pone/cuánto paga/cuánto toca a/cuánto debe pagar/cuánto ponemos] cada uno=each",
    "[en/por/con] # pagas [al año/anuales/]=# payments|# pagas [al año/anuales/]=# payments|[cuánto es/] cada paga=each|[por/a] # [kilómetros por hora/por hora]=at # km/h",
    "[a los/cada] # km=per # km|[a los/cada] # kilómetros=per # km|# [litros/l] [a los/cada] #=# liters per 100 km|[consumo/gasto/gasta] [a los/cada] #=consumption per 100 km|a los #=per 100 km|a qué ritmo [voy/corro/fui/debo correr/]=pace per km|# calorías=# kcal|# caloría=# kcal",
    "cuánto % menos=what percent less|cuánto % más=what percent more|[hacen/hace/terminan/acaban/hacen el/hacen un] [un/el/la/una] [trabajo/obra/muro/casa/zanja/pared] en=take|[llenan/llena] [un/el] [depósito/tanque]=fill a tank|[qué/cuál] porcentaje [aprobó/aprobaron]=in percent|cuánto [gasta/consume] [a los/cada] #=consumption per 100 km",
    "#/# de litro=#/# liter|cuánto porcentaje es=in percent|[el litro/un litro] de=liter of|# aciertos de # [preguntas/]=# of #",
  ],
  // What things are called.
  words: `rate=tasa,tipo|interest rate=tipo de interés,tasa de interés,tin|term=plazo|monthly payment=mensualidad,letra
    |down payment=entrada,pago inicial,enganche|loan=crédito|principal and interest mortgage=préstamo hipotecario,crédito hipotecario
    |auto loan=préstamo coche,préstamo de coche,crédito de coche,financiar un coche|debt=deuda|credit card=tarjeta de crédito,tarjeta|balance=saldo
    |principal=capital|payment=pago|extra payment=pago extra,amortización anticipada|purchase price=precio de compra|sale price=precio de venta
    |home price=precio de la vivienda,precio de la casa|fixed costs=costes fijos,costos fijos,coste fijo,gastos fijos
    |variable cost=coste variable,costo variable,costes variables|cost=coste,gasto|profit=beneficio,ganancia
    |profit margin=margen de beneficio,margen de ganancia|margin=margen|markup=recargo sobre el coste|break-even=punto de equilibrio,punto muerto
    |revenue=ingresos,facturación|income=ingreso,renta|expenses=gastos|sales=ventas|customers=clientes|commission=comisión|salary=nómina
    |hourly rate=precio por hora,tarifa por hora|overtime hours=horas extra,horas extras|employees=empleados,trabajadores
    |inventory turnover=rotación de inventario,rotación de existencias|inventory=inventario,existencias
    |payback period=plazo de recuperación,periodo de recuperación|depreciation=depreciación,amortización|late payment=intereses de demora,mora
    |meeting=reunión|discount=rebaja|bill=cuenta,factura|tax=impuesto|return=retorno,rentabilidad,rendimiento
    |return on investment=retorno de inversión,retorno de la inversión|investment=inversión|shares=acciones|share=acción|dividend=dividendo
    |dividend yield=rentabilidad por dividendo|average price=precio medio,precio promedio|inflation=inflación|simple interest=interés simple
    |present value=valor presente,valor actual|future value=valor futuro|savings=ahorro|savings goal=meta de ahorro,objetivo de ahorro
    |deposit=depósito,ingreso inicial|per year=anual,anualmente|per month=mensual,cada mes|per week=a la semana,por semana,semanal
    |per day=al día,por día,diario,cada día|per hour=por hora,la hora,a la hora|seconds=segundo|people=persona,comensales|height=estatura
    |body fat=grasa corporal|ideal weight=peso ideal|bmr=metabolismo basal,gasto calórico basal,tasa metabólica basal|calories=calorías
    |calories burned=calorías quemadas,gasto calórico,quemo|calorie needs=calorías diarias,necesidades calóricas|protein=proteína|water=agua|waist=cintura
    |hip=cadera|waist to hip ratio=relación cintura cadera,índice cintura cadera|heart rate=frecuencia cardíaca,pulso,pulsaciones
    |max heart rate=frecuencia cardíaca máxima|running pace=ritmo de carrera|pace=ritmo|~running=correr|due date=fecha de parto,fecha probable de parto
    |last period=última regla,última menstruación|ovulation=ovulación|sleep=sueño,dormir|man=varón|blood alcohol=alcoholemia,alcohol en sangre|beers=cerveza
    |cigarettes=cigarrillos|pack=paquete,cajetilla|speed=velocidad|average speed=velocidad media,velocidad promedio|distance=distancia|time=tiempo,duración
    |length=largo,longitud|width=ancho,anchura|depth=profundidad,fondo|thickness=espesor,grosor|thick=de grosor,de espesor|wide=de ancho|long=de largo
    |high=de alto,de altura|deep=de profundidad,de hondo|perimeter=perímetro|circumference=circunferencia|triangle=triángulo|square=cuadrado
    |trapezoid=trapecio|cone=cono|cube=cubo|sides=lados|side=lado|hypotenuse=hipotenusa|legs=catetos|angle=ángulo|slope=pendiente|square root=raíz
    |cube root=raíz cúbica|logarithm=logaritmo|average=media|median=mediana|standard deviation=desviación estándar,desviación típica
    |gcd=mcd,máximo común divisor|lcm=mcm,mínimo común múltiplo|prime factors=factores primos,descomponer en factores|probability=probabilidad
    |chance=posibilidad|dice=dados|rolls=tiradas,lanzamientos|roll=tirar,lanzar|combinations=combinaciones,formas,maneras|ratio=relación,proporción
    |roman numerals=números romanos,romanos|kinetic energy=energía cinética|potential energy=energía potencial|energy=energía|force=fuerza|mass=masa
    |acceleration=aceleración|accelerate=acelerar|momentum=cantidad de movimiento,momento lineal|free fall=caída libre|fall=cae,caer,caída|gravity=gravedad
    |density=densidad|pressure=presión|power=potencia|voltage=voltaje,tensión|current=corriente,intensidad|resistance=resistencia|resistors=resistencias
    |in parallel=en paralelo|in series=en serie|capacitor=condensador|frequency=frecuencia|wavelength=longitud de onda
    |half-life=vida media,semivida,periodo de semidesintegración|specific heat=calor específico|temperature=temperatura
    |spring constant=constante elástica,constante del muelle|pendulum=péndulo|escape velocity=velocidad de escape|dew point=punto de rocío
    |humidity=humedad,humedad relativa|focal length=distancia focal|concrete=hormigón,concreto|slab=losa,solera|paint=pintura|wall=pared,muro|walls=paredes
    |tiles=baldosas,azulejos|bricks=ladrillos|flooring=suelo,parquet,tarima,laminado|wallpaper=papel pintado|rolls of=rollos de|gravel=grava|stairs=escalera
    |steps=escalones,peldaños|fence=valla,cerca|roof=tejado,techo|pool=piscina|waste=desperdicio|boxes=cajas|box=caja|room=habitación,cuarto|steel=acero
    |aluminum=aluminio|plate=chapa,placa|electricity cost=coste de la luz,coste eléctrico,gasto de luz|electricity=electricidad,luz|~electric=eléctrico
    |heater=calefactor,estufa,radiador|fridge=nevera,frigorífico,refrigerador|shower=ducha|bulbs=bombillas,focos|solar panels=paneles solares,paneles
    |battery=batería|range=autonomía,alcance|consumption=consumo|fuel consumption=consumo de combustible,consumo de gasolina
    |fuel cost=coste de gasolina,coste de combustible,gasto de gasolina|fuel=gasolina,combustible,diésel,gasoil|car=coche,auto,carro
    |tires=neumáticos,llantas,ruedas|engine displacement=cilindrada|bore=diámetro del cilindro|stroke=carrera del pistón
    |gear ratio=relación de transmisión,relación de engranajes|teeth=dientes|spindle speed=velocidad de giro,revoluciones|cutting speed=velocidad de corte
    |torque=par,par motor|PS=caballos,cv|takt time=tiempo takt|availability=disponibilidad|quality=calidad|parts=piezas,partes|units=unidades|recipe=receta
    |servings=raciones,porciones|flour=harina|sugar=azúcar|butter=mantequilla|milk=leche|rice=arroz|eggs=huevos|salt=sal|honey=miel|oil=aceite
    |yeast=levadura|cups=tazas|tablespoons=cucharadas|teaspoons=cucharaditas|coffee=café|hydration=hidratación|oven=horno
    |~original gravity=densidad inicial,densidad original|~final gravity=densidad final|food cost=coste de alimentos,coste de la comida|wheat=trigo
    |corn=maíz|fertilizer=fertilizante,abono|seeds=semillas|plants=plantas|rows=filas,hileras,surcos|spacing=marco de plantación,separación
    |yield=cosecha,rinde|hectares=hectárea|cow=vaca|mare=yegua|sow=cerda|gestation=gestación|dog=perro|cat=gato|click-through rate=tasa de clics,ctr
    |clicks=clics|impressions=impresiones|cpm=coste por mil|cost per click=coste por clic,cpc
    |cost per acquisition=coste por adquisición,coste de adquisición,cpa|roas=retorno publicitario
    |ad spend=gasto publicitario,inversión publicitaria,gasto en anuncios,gasto en publicidad|conversion rate=tasa de conversión|conversions=conversiones
    |visitors=visitantes|visits=visitas|engagement=tasa de interacción,tasa de engagement|likes=me gusta|comments=comentarios
    |followers=seguidores,suscriptores|views=visualizaciones,vistas,reproducciones|dimensional weight=peso volumétrico
    |stopping distance=distancia de detención,distancia de parada|braking distance=distancia de frenado|download=descarga,bajar|file=archivo,fichero
    |password=contraseña|screen=pantalla,monitor|resolution=resolución|aspect ratio=relación de aspecto|pixels=píxeles|subnet=subred
    |episodes=capítulos,episodios|seasons=temporadas|books=libros|pages=páginas|words=palabras|read=leer,leo|songs=canciones|kd ratio=ratio kd,kd
    |kills=bajas,asesinatos|deaths=muertes|grade=nota,calificación|exam=examen|final exam=examen final|points=puntos|deductible=franquicia,deducible
    |insurance=seguro|damage=daño,siniestro|rent=alquiler,arriendo|house=casa|apartment=piso,apartamento
    |price per m²=precio por metro cuadrado,precio del metro cuadrado|debt-to-income=ratio de endeudamiento,nivel de endeudamiento,tasa de endeudamiento
    |emergency fund=fondo de emergencia|net worth=patrimonio neto|budget=presupuesto|rule=regla|retirement=jubilación,retiro|trip=viaje|flight=vuelo
    |time difference=diferencia horaria|weekday=día de la semana|business days=días hábiles,días laborables|birthday=cumpleaños|tomorrow=mañana|today=hoy
    |cement=cemento|sand=arena|fee=tarifa|coins=monedas|tails=cruces|heads=caras|cents=céntimos,centavos|grams=gramo|tonnes=toneladas|quintals=quintales
    |ounces=onza|meters=metro|millimeters=milímetros|square meters=m2 cuadrados|miles=milla|feet=pie|inches=pulgada|gallons=galón|knots=nudos|watts=vatios
    |volts=voltios|amps=amperios|ohms=ohmios|joules=julios|gb=gigas,gigabytes|mbps=megas|dollars=dólar|total=en total|amount=cantidad,importe,monto
    |number=número|value=valor|~initial=inicial|~final=final|~fixed=fijo|~variable=variable|~average=medio|~ideal=ideal|save=juntar|pay=pagar|pays=paga
    |cost=cuesta,vale|need=necesitar|i need=necesito,me hacen falta|i have=tengo|i earn=gano|invest=invertir|borrow=pedir prestado
    |how long to double=cuánto tarda en duplicarse,cuánto tarda en doblarse,cuánto tiempo para duplicar,cuánto tarda en duplicarse mi dinero,cuánto tarda en duplicarse un capital,cuánto tarda en duplicarse el dinero
    |double=duplicar,duplicarse,doblar|travel=recorrer|buy=comprar|sell=vender|bought=compré,comprado|sold=vendí,vendido|fits=caben,cabe|lasts=dura
    |run=corro|lift=levantar|lose=perder,adelgazar|if=si|and=e|or=o|a=unos,unas|my=mis|each=cada,cada uno|how long=cuánto tarda,cuánto tardo,cuánto tardan
    |when=cuándo|per liter=por litro,el litro,cada litro|per kg=por kilo,el kilo,por kg|per hectare=por hectárea
    |per m²=por m2,el m2,el metro cuadrado,por metro cuadrado,por m²|per m³=por m3,por metro cúbico|per minute=por minuto,al minuto|per second=por segundo
    |per km=por kilómetro,por km,el km|per person=por persona,cada persona,por cabeza|per piece=por unidad,cada pieza,la unidad,por pieza
    |per kwh=por kwh,el kwh,el kilovatio hora|per night=por noche,la noche|nights=noches|per 100 km=cada 100 km,a los 100,cada 100,por 100 km
    |is it worth it=vale la pena,me compensa,compensa,sale a cuenta
    |how much interest do i pay=cuánto pago de intereses,cuántos intereses pago,cuánto de intereses
    |interest on=intereses en,intereses de,interés de,intereses sobre|total interest=intereses totales,total de intereses,interés total
    |total cost=coste total,costo total|loan amount=importe del préstamo,monto del préstamo
    |how much can i borrow=cuánto puedo pedir,cuánto me prestan,cuánto me presta el banco|pay off=liquidar,terminar de pagar,saldar,devolver
    |property tax=ibi,impuesto predial,predial|home insurance=seguro de hogar,seguro de la casa|rental yield=rentabilidad del alquiler,rentabilidad bruta
    |monthly rent=alquiler mensual,renta mensual|yearly return=rentabilidad anual,rendimiento anual,retorno anual
    |annual growth rate=tasa de crecimiento anual,crecimiento anual|growth=crecimiento|increase=aumento,incremento,subida,alza
    |decrease=disminución,bajada,descenso|loss=pérdida|capital gains=ganancias de capital,plusvalías|goal=meta,objetivo
    |starting amount=capital inicial,cantidad inicial,monto inicial|~regular=periódico,regular|contribution=aportación,aporte
    |per quarter=trimestral,por trimestre|year of service=años de servicio,años trabajados,antigüedad|surcharge=recargo|work=trabajo|break=pausa,descanso
    |starts=inicio,empieza,comienzo|ends=fin,termina,acaba,salgo|born=nací,nacido,nacimiento|until=hasta el|ago=hace|from today=desde hoy,a partir de hoy
    |later=más tarde,después|before=antes|after=tras|now=ahora,actualmente,actual|then=entonces,luego|still=todavía,aún|~new=nuevo
    |~old=viejo,anterior,antiguo|first=primero,primer|second=segunda|~last=último,pasado|maximum=máximo,como máximo|minimum=mínimo
    |at least=al menos,por lo menos|times=veces|all=todo,todas|together=juntos,en conjunto|only=solo,solamente|~different=diferente,distinto
    |same=mismo,igual|result=resultado|answers=respuestas,aciertos|correct=correcto,acertadas|sample=muestra
    |sample size=tamaño de muestra,tamaño de la muestra|confidence=confianza,nivel de confianza|margin of error=margen de error|sum=suma
    |difference=diferencia|product=producto|fraction=fracción|equation=ecuación|quadratic equation=ecuación cuadrática,ecuación de segundo grado
    |solve=resolver,resuelve|round=redondear,redondea|to the power of=elevado a la,a la potencia de|cubed=al cubo|prime=primo,número primo
    |permutations=permutaciones|choose=elegir,escoger|out of=de entre|order=orden|pyramid=pirámide|edge=arista
    |surface area=área de superficie,superficie total|drop=soltar|throw=lanzamiento|moon=luna|mars=marte|sound=sonido|heat=calor|heating=calentar
    |spring=muelle,resorte|wind=viento|capacitance=capacidad,capacitancia|charge=carga|charging=cargar|lamp=lámpara|air conditioner=aire acondicionado
    |computer=ordenador,computadora,pc|tv=televisor,tele,televisión|electric car=coche eléctrico|efficiency=eficiencia|losses=pérdidas|diesel=gasóleo
    |toll=peaje|parking=aparcamiento,estacionamiento|luggage=equipaje,maleta|there and back=ida y vuelta|used car=coche usado,coche de segunda mano
    |lease=leasing,renting|useful life=vida útil|demand=demanda|equity=patrimonio,capital propio|ads=anuncios,publicidad|posts=publicaciones|video=vídeo
    |spent=gasté,gastado|got back=obtuve,recibí,saqué|invested=invertí,invertido,puse,metí|saved=ahorrado,ahorré|paid=pagado,pagué|weigh=pesar,pesa
    |i weigh=yo peso|i am=soy,estoy|drive=conduzco,conducir,manejar|cycling=ciclismo,bicicleta,bici|swimming=nadar,natación|marathon=maratón
    |half marathon=media maratón,medio maratón|drink=beber,bebo|glass=vaso,copa|wine=vino|bottle=botella|fat=grasa|carbs=carbohidratos,hidratos
    |macros=macronutrientes|pregnancy=embarazo|blood pressure=presión arterial,tensión arterial|repetitions=repeticiones,reps
    |one rep max=una repetición máxima,1rm,máximo de fuerza|bench press=press de banca|smoke=fumar,fumo|field=campo,parcela|tank=tanque|posts=postes
    |door=puerta|window=ventana|bags=sacos,bolsas|coats=capas,manos de pintura,manos|brick wall=muro de ladrillo|gear=engranaje,piñón
    |milling=fresa,fresadora|tube=tubo|sheet=lámina|gold=oro|screen size=tamaño de pantalla|viewing distance=distancia al televisor,distancia de visión
    |movie=película,peli|movies=películas,pelis|battery life=duración de la batería,duración de batería|leverage=apalancamiento
    |liquidation price=precio de liquidación|game=juego,partida|win=ganar,victoria|lottery=lotería,loto|numbers=números|coefficient=coeficiente
    |christmas eve=nochebuena|easter=pascua|new year's eve=nochevieja,fin de año|premium=prima|life insurance=seguro de vida|exchange rate=tipo de cambio,tasa de cambio
    |unit price=precio unitario|cheaper=más barato|expensive=caro|sold=vendidas,vendidos|money=dinero|i save=ahorro yo,yo ahorro|i buy=compro|i sell=vendo
    |has=tiene|gives=da,dan|makes=hacen|i want=quiero,quisiera|can i=puedo|i must=tengo que,debo,hay que|will be=será,serán,quedará|is left=queda
    |use=usar,utilizar,uso|switched on=encendido|spend=gastar|every=todos los,todas las|became=se convirtieron en,pasó a|needed=necesario|size=tamaño
    |roll=rollo|unit cost=coste unitario|selling=venta|purchase=compra|trade-in=entrega del coche usado|compounded monthly=capitalización mensual
    |invested amount=cantidad invertida|fund=etf|neck=cuello|human years=años humanos|doubling time=tiempo de duplicación|percent error=error porcentual
    |cover=cubrir|maintain=mantener|to get=sacar,obtener,conseguir|how many grams of coffee=cuántos gramos de café
    |was=era,eran,fue,estaba,estaban|cost=costaba|paid=pagaba|rose=subió,sube,aumentó,aumenta,creció,crecí,ha subido|fell=bajó,baja,cayó,disminuyó,ha bajado|went=pasó,pasé|yesterday=ayer|less=menor|percent=porcentaje|proportion=dreisatz|sold=vendí
    |net=neto,netos|gross=bruto,brutos|workers=obreros,albañiles,trabajadores,operarios|painters=pintores|pumps=bombas|machines=máquinas|taps=grifos,llaves|gardeners=jardineros|fill=llenan,llena|empty=vacían|take=tardan,tardarán,necesitan,toman|job=trabajo,obra|equals=equivalen,corresponden,representan
    |plot=terreno,parcela,solar|carpet=alfombra,moqueta,alfombrar|kitchen=cocina|bathroom=baño|tiles=baldosa,azulejo,losetas|covers=cubre,rinde|payments=pagas|payment=cuota|waste=recorte,recortes,merma|uses=consume,gasta|savings account=depósito a plazo,depósito a plazo fijo,plazo fijo,cuenta de ahorro|eat=comer|use=lleva|with=pagando
    |drove=hizo,hice,recorrí,recorrió|do=hago|date=fecha|shoes=zapatos,zapatillas|worth=valen
    |dress=vestido|bread=pan`,
  endings:
    "s es e a o as os ar er ir ando iendo an en amos emos imos aba aron ieron ado ada idos ido ida ados adas aste ea",
  isHeadFirst: true,
} satisfies Lexicon;
