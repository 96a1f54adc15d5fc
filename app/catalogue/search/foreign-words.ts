/**
 * What speakers of other languages ask for, and what it is in English; a star stands for any ending, and without accents. Longer
 * phrases stand for more than their words. An empty right side says nothing.
 */
export const FOREIGN: Readonly<Record<string, string>> = {
  de: `hypothek*=mortgage|baufinanzierung=mortgage|hauskredit=mortgage|immobilienkredit=mortgage|autokredit=auto loan|ratenkredit=personal loan|kredit*=loan
    darlehen*=loan|tilgung*=amortization|sondertilgung=extra payment|zinseszins*=compound interest|zins*=interest|einfache zinsen=simple interest|mehrwertsteuer=vat
    umsatzsteuer=vat|mwst=vat|herausrechnen=remove|prozentuale veranderung=percentage change|prozent*=percentage|trinkgeld=tip|alter=age|alters=age
    tage zwischen=date difference|zwischen zwei=difference|tage=days|daten=date|datum*=date|arbeitstage=business days|werktage=business days|wochentag*=day of week
    kalorien*=calorie|idealgewicht=ideal weight|geburtstermin=due date|entbindungstermin=due date|eisprung*=ovulation|promill*=blood alcohol|spritkosten=fuel cost
    benzinkosten=fuel cost|spritverbrauch=fuel economy|stromkosten=electricity cost|stromverbrauch=electricity cost|bruchrechnung=fraction|bruche=fraction|bruch=fraction
    quadratische gleichung*=quadratic equation|dreieck*=triangle|flacheninhalt=area|flache=area|kreis*=circle|standardabweichung=standard deviation|rabatt=discount
    gewinnspanne=profit margin|marge=profit margin|handelsspanne=markup|rente*=retirement|altersvorsorge=retirement|temperatur*=temperature converter|schuhgrosse*=shoe size
    zeitzone*=time zone|beton*=concrete|tapete*=wallpaper|netto=take home|brutto=salary|gehalt*=take home pay|stundenlohn=hourly salary|lohn*=salary|sparziel=savings goal|sparen=savings
    dreisatz=proportion|volumen=volume|zylinder=cylinder|kugel=sphere|kegel=cone|quader=box|wurzel=root|quadratwurzel=square root|grosster gemeinsamer teiler=gcd
    kleinstes gemeinsames vielfaches=lcm|ggt=gcd|kgv=lcm|korperfett*=body fat|grundumsatz=bmr|wasserbedarf=water intake|lauftempo=running pace|laufen=running|laufzeit=running
    hundejahre=dog age|hund*=dog age|katze*=cat age|notendurchschnitt=gpa|note*=grade|fliesen=tile|farbe=paint|wandfarbe=paint|wand=wall|streichen=paint|reifen*=tire size
    wahrung*=currency converter|lange=length converter|gewicht*=weight|ohmsches gesetz=ohms law|halbwertszeit=half life|durchschnitt=average|mittelwert=average|primzahl*=prime
    miete*=rent|steuer*=tax|einkommensteuer=income tax|abschreibung=depreciation|leasing=lease|versicherung*=insurance|energie=energy|druck=pressure converter|geschwindigkeit*=speed converter
    schwangerschaft=pregnancy|schlaf*=sleep|wechselkurs=currency converter|rechner=|rechnen=|berechnen=|umrechnen=|ziehen=|zwei=|und=|der=|die=|das=|von=|fur=|im=`,
  es: `hipoteca*=mortgage|prestamo personal=personal loan|prestamo de coche=auto loan|coche prestamo=auto loan|prestamo*=loan|cuota=payment|interes compuesto=compound interest|interes simple=simple interest
    intereses=interest|iva=vat|variacion porcentual=percentage change|porcentaje*=percentage|propina=tip|edad del perro=dog age|edad del gato=cat age|edad=age|dias entre=date difference|fechas=date|fecha de parto=due date
    fecha=date|dia de la semana=day of week|dias laborables=business days|dias habiles=business days|indice de masa corporal=bmi|imc=bmi|calorias=calorie|diarias=daily|peso ideal=ideal weight|ovulacion=ovulation
    alcohol en sangre=blood alcohol|gasto de gasolina=fuel cost|gasolina=fuel cost|combustible=fuel|consumo electrico=electricity cost|electricidad=electricity cost|luz=electricity cost|fraccion*=fraction
    ecuacion de segundo grado=quadratic equation|ecuacion cuadratica=quadratic equation|triangulo rectangulo=right triangle|triangulo=triangle|circulo=circle|desviacion estandar=standard deviation
    desviacion tipica=standard deviation|descuento*=discount|margen de beneficio=profit margin|margen=profit margin|inflacion=inflation|jubilacion=retirement|pension=retirement|temperatura=temperature converter
    talla de zapatos=shoe size|zapatos=shoe size|zona horaria=time zone|husos horarios=time zone|hormigon=concrete|cemento=concrete|promedio=average|nota media=gpa|notas=grade|media=average
    sueldo neto=take home pay|salario neto=take home pay|salario por hora=hourly salary|sueldo=salary|salario=salary|meta de ahorro=savings goal|ahorro*=savings|regla de tres=proportion|volumen=volume|cilindro=cylinder
    esfera=sphere|cono=cone|raiz cuadrada=square root|raiz=root|maximo comun divisor=gcd|minimo comun multiplo=lcm|mcd=gcd|mcm=lcm|numeros primos=prime|grasa corporal=body fat|metabolismo basal=bmr|agua diaria=water intake
    agua=water intake|ritmo de carrera=running pace|correr=running|perro=dog age|gato=cat age|azulejos=tile|baldosas=tile|pintura=paint|paredes=wall|neumaticos=tire size|moneda=currency converter|divisas=currency converter
    longitud=length converter|peso=weight|ley de ohm=ohms law|vida media=half life|semivida=half life|alquiler=rent|impuesto*=tax|renta=income tax|embarazo=pregnancy|sueno=sleep|seguro=insurance|velocidad=speed converter
    presion=pressure converter|coche=car|calculadora=|calcular=|calculo=|convertir=|de=|del=|la=|el=|para=|en=|entre=|un=|una=|por=`,
  fr: `pret immobilier=mortgage|credit immobilier=mortgage|hypotheque=mortgage|credit auto=auto loan|pret auto=auto loan|mensualite pret=loan payment|mensualite*=loan payment|pret*=loan|credit=loan|interets composes=compound interest
    interet compose=compound interest|interet simple=simple interest|interets simples=simple interest|interet*=interest|tva=vat|variation en pourcentage=percentage change|pourcentage*=percentage|pourboire=tip
    age du chien=dog age|age du chat=cat age|jours entre=date difference|deux dates=date difference|jour de la semaine=day of week|jours ouvrables=business days|jours ouvres=business days|imc=bmi|besoins caloriques=calorie
    calories=calorie|poids ideal=ideal weight|date d accouchement=due date|date daccouchement=due date|accouchement=due date|taux d alcoolemie=blood alcohol|taux dalcoolemie=blood alcohol|alcoolemie=blood alcohol|cout carburant=fuel cost
    carburant=fuel cost|essence=fuel cost|consommation electrique=electricity cost|electricite=electricity cost|equation du second degre=quadratic equation|triangle rectangle=right triangle|aire du cercle=circle area|cercle=circle
    ecart type=standard deviation|remise*=discount|reduction=discount|soldes=discount|marge beneficiaire=profit margin|marge=profit margin|retraite=retirement|temperature*=temperature converter|pointure*=shoe size|chaussures=shoe size
    fuseau horaire=time zone|decalage horaire=time zone|beton=concrete|moyenne notes=gpa|moyenne=average|notes=grade|salaire net=take home pay|taux horaire=hourly salary|salaire*=salary|objectif epargne=savings goal|epargne=savings
    regle de trois=proportion|produit en croix=proportion|cylindre=cylinder|racine carree=square root|racine=root|pgcd=gcd|ppcm=lcm|nombres premiers=prime|masse grasse=body fat|metabolisme de base=bmr|eau par jour=water intake|eau=water intake
    allure course=running pace|allure=running pace|course a pied=running|chien=dog age|chat=cat age|carrelage=tile|peinture=paint|mur=wall|papier peint=wallpaper|pneus=tire size|pneu=tire size|devises=currency converter|monnaie=currency converter
    longueur=length converter|poids=weight|loi d ohm=ohms law|loi dohm=ohms law|demi vie=half life|loyer=rent|impot*=tax|impot sur le revenu=income tax|grossesse=pregnancy|sommeil=sleep|assurance=insurance|vitesse=speed converter
    pression=pressure converter|calculatrice=|calculer=|calcul=|convertir=|de=|du=|des=|la=|le=|les=|en=|par=|pour=|un=|une=|sur=`,
  pt: `hipoteca*=mortgage|credito habitacao=mortgage|financiamento imobiliario=mortgage|emprestimo pessoal=personal loan|credito pessoal=personal loan|financiamento de carro=auto loan|credito automovel=auto loan|prestacao emprestimo=loan payment
    prestacao=loan payment|emprestimo*=loan|juros compostos=compound interest|juros simples=simple interest|juros=interest|iva=vat|variacao percentual=percentage change|porcentagem=percentage|percentagem=percentage|gorjeta=tip
    idade do cachorro=dog age|idade do cao=dog age|idade=age|dias entre=date difference|datas=date|data do parto=due date|dia da semana=day of week|dias uteis=business days|indice de massa corporal=bmi|imc=bmi|calorias=calorie
    diarias=daily|peso ideal=ideal weight|ovulacao=ovulation|alcool no sangue=blood alcohol|gasto de combustivel=fuel cost|combustivel=fuel cost|gasolina=fuel cost|consumo de energia=electricity cost|conta de luz=electricity cost
    eletricidade=electricity cost|fracoes=fraction|fracao=fraction|equacao do segundo grau=quadratic equation|triangulo retangulo=right triangle|triangulo=triangle|circulo=circle|desvio padrao=standard deviation|desconto*=discount
    margem de lucro=profit margin|lucro=profit|inflacao=inflation|aposentadoria=retirement|reforma=retirement|temperatura=temperature converter|tamanho de sapato=shoe size|sapato*=shoe size|fuso horario=time zone|concreto=concrete|betao=concrete
    media de notas=gpa|media=average|notas=grade|salario liquido=take home pay|salario por hora=hourly salary|salario=salary|meta de poupanca=savings goal|poupanca=savings|regra de tres=proportion|cilindro=cylinder|esfera=sphere
    raiz quadrada=square root|raiz=root|maximo divisor comum=gcd|minimo multiplo comum=lcm|mdc=gcd|mmc=lcm|numeros primos=prime|gordura corporal=body fat|metabolismo basal=bmr|agua por dia=water intake|agua=water intake|ritmo de corrida=running pace
    corrida=running|cachorro=dog age|gato=cat age|azulejos=tile|tinta=paint|pintura=paint|parede*=wall|pneus=tire size|moeda=currency converter|cambio=currency converter|comprimento=length converter|peso=weight|lei de ohm=ohms law
    meia vida=half life|aluguel=rent|renda=rent|imposto*=tax|gravidez=pregnancy|sono=sleep|seguro=insurance|velocidade=speed converter|pressao=pressure converter|calculadora=|calcular=|converter=|de=|do=|da=|no=|para=|em=|entre=|por=`,
};
