import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "deux 2 trois 3 quatre-vingts 80 quatre-vingt 80 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 nonante 90 cent 100 cents 100 mille 1000 million 1000000 millions 1000000 milliard 1000000000 milliards 1000000000",
    one: ["un", "une"],
    and: "et",
    // "Soixante et onze", but "huitante et un" and "nonante et un" too, where these are said.
    joins: (before, behind) => before >= 20 && ((before <= 90 && behind === 1) || (before <= 70 && behind === 11)),
    percent: "pour cent|pourcent",
    clocks: {
      "(?<=(?:arrivée|départ|arrivé|arrive|pars|parti|embauche|débauche|commence|finis|finit|début|fin) (?:à )?)(?=\\d{1,2} ?h)#": 0,
      "(?=\\d{1,2} ?h ?\\d{0,2} ?- ?\\d{1,2} ?h)#": 0,
      "(?<=\\d:\\d{2} ?- ?)(?=\\d{1,2} ?h)#": 0,
      "# heures et demie(?= du soir| de l'après-midi)": 30,
      "(?<=de |entre |dès )(?=\\d{1,2} ?h ?\\d{0,2} (?:à|a|et|jusqu'à) \\d)#": 0,
      "(?<=\\d:\\d{2} (?:à|a|et|jusqu'à) )(?=\\d{1,2} ?h(?:\\d|\\s|$))#": 0,
      "(?<=il est )(?=\\d{1,2} ?h(?:\\d|\\s|$))#": 0,
    },
    afternoon: "du soir|de l'après-midi|heures du soir",
    halves: {
      half: "et demie?",
      quarter: "et quart",
      before: "demie?",
      units: "heure|litre|kilo|mètre|livre|journée|douzaine|hectare",
    },
    ruleOfThree: "r[èe]gle de (?:trois|3)|produit en croix",
    measures: "douzaine 12 -",
    months:
      "janvier février/févr mars avril mai juin juillet/juil août septembre/sept octobre/oct novembre/nov décembre/déc",
  },
  phrases: [
    // Questions.
    "combien ça fait=what is|combien font=what is|combien fait=what is|combien coûte=cost|combien coûtent=cost|combien de=how many|combien d'=how many|combien=how much|font=are|quel est mon=what is|quelle est la=what is|quelle est l'=what is|quelle est=what is|quel est le=what is|quel est=what is|quelle heure est-il=what time is it|quelle date=what date is|quel=what|quelle=what|est=is|combien paie chacun si=|calculer=|calcule=|calculez=|calcul=|convertir=|s'il vous plaît=|mon=|ma=",
    "combien de temps pour faire=how long for|combien de temps faut-il pour économiser=how long to save|combien de temps pour épargner # € avec # €=how long to save # € at # €|combien de temps faut-il pour économiser # € à # €=how long to save # € at # €|combien de temps pour épargner=how long to save|combien de temps pour économiser=how long to save|combien de temps faut-il pour=how long for|combien de temps pour=how long for|combien de temps=how long|épargner=save|économiser=save",
    // Percentages; what goes from one number to another is a change.
    "variation en pourcentage de # à #=percentage change from # to #|évolution de # à # en pourcentage=percentage change from # to #|quel est le pourcentage de variation entre # et #=percentage change from # to #|pourcentage de variation de # à #=percentage change from # to #|augmentation de # à # en pourcentage=percentage change from # to #|de # à # en pourcentage=percentage change from # to #|de # à # en %=percentage change from # to #|de # à #=from # to #|quel pourcentage représente # sur #=what percent is # of #|# sur # en pourcentage=# of # in percent|# sur # en %=# of # in percent|# est quel pourcentage de #=# is what percent of #|en pourcentage=in percent|% de remise sur=% off|% de réduction sur=% off|% de rabais sur=% off|avec # % de réduction=with # % discount|avec # % de remise=with # % discount|soldé à -# %=less # %|soldé à - # %=less # %|prix après # % de rabais sur=# % off|de réduction=off|de remise=off|de rabais=off|remise=discount|réduction=discount|prix=price",
    "une veste à=|une chemise à=|une robe à=|un pantalon à=",
    // Value-added tax.
    "plus # % de tva=plus # % vat|ht plus tva # %=plus # % vat|plus tva # %=plus # % vat|prix ttc de # € ht à # % de tva=# € plus # % vat|combien de tva dans=how much vat is in|tva incluse dans=vat in|quelle est la tva comprise dans=how much vat is in|tva comprise dans=vat in|ttc sans # % de tva=including # % vat, net price|prix ht de # € ttc à # % de tva=# € including # % vat, net price|# € tva comprise à # %, prix hors taxe=# € including # % vat, net price|tva=vat",
    "pourboire de # % sur=# % tip on|combien de pourboire pour # € à # %=# % tip on #|# % de pourboire sur une addition de=# % tip on|pourboire=tip",
    // Sums.
    "moins=minus|plus=plus|divisé par=divided by|divisés en=divided by|divisé en=divided by|divisés par=divided by|fois=times|multiplié par=times|puissance=to the power of|au carré=squared|racine carrée de=square root of|la racine carrée de=square root of|quelle est la racine carrée de=square root of|racine carrée=square root|un tiers de=a third of|le tiers de=a third of|la moitié de=half of|moitié de=half of|un quart de=a quarter of|le quart de=a quarter of|# quarts de=#/4 of|le double de=2 times|plus grand commun diviseur de=gcd of|pgcd de=gcd of|plus petit commun multiple de=lcm of|ppcm de=lcm of|moyenne de=average of|la moyenne de=average of|quelle est la moyenne de=average of|moyenne=average|en binaire=in binary|binaire=binary",
    "partager # € entre # personnes=split # € between # people|partager=split|partagent=split|entre=between|personnes=people|amis=people",
    // Days and clock times.
    "combien de jours du # au #=how many days from # to #|combien de jours y a-t-il entre le # et le #=how many days between # and #|jours entre le # et le #=days between # and #|entre le # et le #=between # and #|entre # et #=between # and #|du # au #=from # to #|combien d'heures de # à #=how many hours from # to #|temps entre # et #=time between # and #|après le=after|après=after|combien de jours avant noël=how many days until christmas|combien de jours jusqu'à noël=how many days until christmas|jusqu'à=until|avant=until|noël=christmas",
    "quel âge ai-je si je suis né le=how old am i born|quel âge ai-je si je suis née le=how old am i born|âge né le=age born|âge née le=age born|je suis née le #, quel est mon âge=how old am i born #|je suis né le #, quel est mon âge=how old am i born #|quel est mon âge=how old am i|quel âge ai-je=how old am i|né le=born|née le=born|âge=age",
    // Bodies.
    "mon imc avec=bmi|l'imc pour=bmi|imc pour=bmi|l'imc=bmi|quel est mon imc=bmi|imc=bmi|indice de masse corporelle=bmi|je pèse=weight|et mesure=height|je mesure=height|mesure=height|kilos=kg|kilogrammes=kg|kilo=kg|centimètres=cm|taille=height|poids=weight",
    // Money.
    "combien par mois pour emprunter=monthly payment loan|mensualité d'un prêt de=monthly payment loan|mensualité pour un emprunt de=monthly payment loan|quelle mensualité pour un crédit de=monthly payment loan|mensualité pour un prêt de=monthly payment loan|mensualité=monthly payment|prêt de=loan|crédit de=loan|prêt=loan|pret=loan|crédit=loan|emprunt=loan|hypothèque=principal and interest mortgage|prêt immobilier=principal and interest mortgage|% d'intérêt=% interest|intérêts composés sur=compound interest on|intérêts composés=compound interest|intérêts=interest|intérêt=interest|à # %=at # %|sur # ans=for # years|pendant # ans=for # years|pendant=for",
    "€ par mois=€ per month|€ de l'heure salaire annuel=€ per hour yearly salary|€ par heure, combien par an=€ per hour yearly salary|€ de l'heure=€ per hour|€ par heure=€ per hour|€ l'heure=€ per hour|par an=per year|par mois=per month|salaire annuel=yearly salary|salaire=salary",
    "ans=years|an=year|années=years|mois=months|jours=days|jour=day|heures=hours|heure=hour|minutes=minutes|secondes=seconds|semaines=weeks|semaine=week|euros=euros",
    // Roads.
    "coût de l'essence pour=fuel cost for|coût d'essence pour=fuel cost for|coût du carburant pour=fuel cost for|combien coûtent # km à # l/# km et # €=fuel cost for # km at # liters per # km and # €|à # litres aux # km=at # liters per # km|litres aux # km=liters per # km|€ le litre=€ per liter|€ par litre=€ per liter|à # km/h=at # km/h|allure pour # km en # minutes=# km in # minutes pace per km|allure par km=pace per km",
    // Measures.
    "miles par heure=mph|kilomètres par heure=km/h|kilomètres à l'heure=km/h|milles=miles|miles=miles|kilomètres=km|mètres carrés=m²|mètres cubes=m³|hectares=hectares|degrés celsius=celsius|degrés fahrenheit=fahrenheit|combien font # degrés en fahrenheit=# celsius in fahrenheit|fahrenheit=fahrenheit|degrés=degrees|pieds=feet|pouces=inches|mètres=m|grammes=g|litres=liters|onces=ounces|gallons=gallons",
    // Figures.
    "aire d'un cercle de rayon=area of a circle with radius|l'aire d'un cercle de # cm de rayon=area of a circle with radius # cm|aire d'un rectangle de # m sur # m=area of a rectangle # m by # m|surface d'un rectangle # m par # m=area of a rectangle # m by # m|volume d'un cylindre de=volume of a cylinder with|cylindre=cylinder|volume=volume|aire=area|surface=area|cercle=circle|rectangle=rectangle|rayon=radius|diamètre=diameter|hauteur=height|de hauteur=height",
    // What joins.
    "sans=without|de=of|d'=of|du=of|des=of|le=|la=|les=|l'=|un=|une=|et=and|à=at|en=in|sur=over|pour=for|avec=with|par=per",
    // Where word for word would be read as something else.
    "[coût/cout/prix] pour # € pour=coût pour # € pour",
    "[combien de] litres [dans/contient/pour] [une/un/] [piscine/aquarium/cuve/caisse/bac] [de] # x # x # m=# x # x # m in liters",
    "[combien de] litres [dans/contient/pour] [une/un/] [piscine/aquarium/cuve/caisse/bac] [de] # x # x # cm=# x # x # cm in liters",
    "[l' /le/] [essence/gazole/litre] [coûte/est à/à] # [€/]=# per liter",
    "# degrés en fahrenheit=# celsius in fahrenheit|# degrés fahrenheit en [celsius/degrés]=# fahrenheit in celsius|% sur # €=% on # €|[consommation/conso/consommation de] # [litres/l] [aux/au/pour] # [km/] [sur/pour] # km [avec/à/et] [essence à/l'essence à/carburant à/] # € [le litre/par litre/du litre/]=fuel cost #3 km at #1 liters per #2 km and #4 € per liter",
    "[m/mètres] [épaisseur/d'épaisseur/épais de] # mm=m x # mm|# mots à # [mots/] [par minute/à la minute]=# words at # words per minute|[j'ai investi/investi/j'ai placé/j'ai mis] # [€/] et [j'ai maintenant/j'ai/maintenant/il y a] # [€/] [maintenant/]=roi invested # got back #|[une addition de/l'addition de/une note de/addition de/addition/note de/facture de] # [€/] [à/] [partager/diviser/répartir] [entre/par/en/à] # [personnes/amis/]=# split between # people|# [€/] ht [en/,/combien/] ttc [avec/à/,/] [une tva de/la tva à/tva/] # % [de tva/]=# plus # % vat",
    // As people ask, whole.
    // Frames.
    "[ça fait combien/c'est combien/combien ça donne/ça donne combien/ça fait]=what is|[je paie/je paye] combien=|combien [je paie/je paye]=|ça fait combien [par an]=per year",
    // Percentages.
    "[mon loyer passe/le prix passe/passe/passer/passé/passant/est passé] de # [€/] à # [€/] [, /] [ça fait combien de pourcentage d'augmentation/hausse en pourcentage/quel pourcentage d'augmentation/quelle hausse en %/en pourcentage/baisse en pourcentage/combien de pourcentage/quel pourcentage de hausse/ça fait combien en pourcentage]=percentage change from # to #|[hausse/augmentation/baisse/évolution] de # à # [en pourcentage/en %/]=percentage change from # to #|quel pourcentage [fait/font/représentent/c'est] # sur #=what percent is # of #|# [bonnes réponses/points/réussites/] sur # en pourcentage=# of # in percent|[ajouter/ajoute/augmenter de/rajouter] # % à # [€/]=#2 plus #1 %|augmenter # [€/] de # %=# plus # %|[diminuer/baisser/réduire] # [€/] de # %=# less # %|[retirer/enlever/soustraire/déduire] # % [à/de] # [€/]=#2 less #1 %|[un manteau/une robe/un pull/un jean/une télé/un pantalon/des chaussures/un article/une veste/] à # € soldé [à/-/de/à -] # % [, /] [combien je paie/je paie combien/quel prix/prix final/]=# € less # %|[c'est combien/ça fait combien/combien fait/combien font] # % [de/sur]=# % of|[le cinquième de]=1/5 of|# tiers de=#/3 of|# cinquièmes de=#/5 of|# quarts de=#/4 of",
    // Value-added tax.
    "prix ht si [le/] ttc est [de/] # € [avec/et/à] # % de tva=# € including # % vat, net price|# [€/] ttc [avec une tva de/tva/avec tva/avec une tva à/avec] # % [, /] [combien ht/combien hors taxe/prix ht/en ht/ht]=# including # % vat, net price|[enlever/retirer/déduire/ôter] la tva [de/à] # % [sur/de/à/d'un montant de] # €=#2 € including #1 % vat, net price|# [€/] ht en ttc [à/avec/avec une tva de] # % [de tva/]=# plus # % vat|# [€/] ttc en ht [à/avec/avec une tva de] # % [de tva/]=# including # % vat, net price|# % de tva sur # € [ça fait combien/combien/c'est combien/]=# % vat on # €",
    // Loans.
    "[mensualité/mensualités] [pour/d'/de/] [un/] [crédit/prêt/emprunt] de # € sur # mois à # %=monthly payment loan # € # months # %|[mensualité/mensualités] [pour/d'/de/] [un/] [crédit/prêt/emprunt] [de/] # € [sur/en] # ans à # %=monthly payment loan # € # years # %|[mensualité/mensualités] [pour/d'/de/] [un/] [crédit/prêt/emprunt] [de/] # € [à/] # % [sur/en/] # ans=monthly payment loan # € # % # years|[emprunt/prêt/crédit] de # € sur # ans à # % [combien par mois/, combien par mois/mensualité/, mensualité/quelle mensualité]=monthly payment loan # € # years # %|[combien je rembourse/combien je paie/combien vais-je payer/combien dois-je rembourser/je rembourse combien] [chaque mois/par mois] si j'emprunte # € à # % sur # ans=monthly payment loan # € # % # years|[je veux emprunter/j'emprunte/emprunter/si j'emprunte] # € à # % sur # ans [, /] [quelle mensualité/quelle est la mensualité/combien par mois/quelles mensualités]=monthly payment loan # € # % # years|[combien puis-je emprunter/combien je peux emprunter/combien peut-on emprunter] [avec/pour/en payant/en remboursant] # € par mois sur # ans à # %=loan amount for # € per month for # years at # %",
    // Growth and saving.
    "[je place/placer/si je place/j'investis/investir/placement de/placés] # € à # % [pendant/sur/durant] # ans [, /] [combien j'aurai/combien aurai-je/j'aurai combien/combien à la fin/]=compound interest # € # % # years|# € placés à # % [d'intérêts composés/] [pendant/sur/durant] # ans=compound interest # € # % # years|[en combien de temps/combien de temps pour que/quand] [mon argent/un capital/l'argent/mon capital] [double/doublent/doublera] [à/avec] # %=how long to double at # %|[je mets/j'épargne/j'économise/en mettant] # € [de côté/] par mois [, /] [combien de temps pour avoir/combien de temps pour atteindre/combien de temps pour/en combien de temps j'aurai] # €=how long to save #2 € at #1 € per month|[en combien de mois/en combien de temps/combien de mois pour] [puis-je épargner/puis-je économiser/épargner/économiser/avoir] # € [à/avec/en mettant/à raison de] # € par mois=how long to save # € at # € per month",
    // Pay and sharing.
    "[payé/payée/je gagne/je suis payé/] # € de l'heure [pour/et/à/,/] # heures par semaine [, /] [salaire annuel/combien par an/ça fait combien par an/par an]=# € per hour # hours per week per year|# € de l'heure [, /] [ça fait combien par an/combien par an/c'est combien par an/salaire par an]=# € per hour per year|# € par an [, /] [ça fait combien par mois/combien par mois/c'est combien par mois/par mois]=# € per year per month|# € par mois [, /] [ça fait combien par an/combien par an/c'est combien par an]=# € per month per year|[partager/diviser/répartir] [une addition de/l'addition de/une note de/] # € [entre/par/en/à] # [personnes/amis/]=# € split between # people|pourboire [de/] # % [pour/sur/addition/d'/de/] [une addition de/] # €=# % tip on # €",
    // Bodies.
    "[calcul/] imc # m # [kg/kilos]=bmi # m # kg|[je mesure/mesure] # [m/] et [je pèse/pèse] # [kilos/kg] [, mon imc/, quel est mon imc/, imc/mon imc/]=bmi # m # kg|imc [pour/avec/] # m [et/] # [kg/kilos]=bmi # m # kg|[métabolisme de base/métabolisme basal]=bmr|homme=man|femme=woman|[fréquence cardiaque maximale/fréquence cardiaque max/fcm/pouls maximum] [à/pour/de/] # ans=max heart rate age #|[dernières règles/date des dernières règles/premier jour des dernières règles/mes dernières règles] [le/] # [, /] [date d'accouchement/date prévue d'accouchement/terme/quand est prévu l'accouchement/quand est le terme]=due date last period #|[date d'accouchement/terme] [avec/si/] dernières règles [le/] #=due date last period #|[quel âge j'ai/quel âge ai-je/j'ai quel âge] si je suis [né/née] [le/] #=how old am i born #|âge d'une personne [né/née] [le/] #=how old am i born #|[je suis né/je suis née] [le/] # [, /] [quel âge j'ai/quel âge ai-je/j'ai quel âge]=how old am i born #",
    // Days and clock times.
    "[combien de jours/nombre de jours/jours] [jusqu'au/avant le/d'ici le/d'ici au/jusqu'à] #=how many days until #|[combien de jours/nombre de jours/] [séparent le/entre le/du] # [du/et le/au] #=how many days from # to #|[quelle date était-on/quel jour était-on/quelle date/quel jour était-ce/] il y a # jours=# days ago|[date/quelle date/quelle date serons-nous/quel jour serons-nous/quelle date dans/] dans # jours=# days from today|[le/] # plus # jours=#2 days after #1|[je travaille/j'ai travaillé/travail/] de # à # avec # minutes de pause [, combien d'heures/, ça fait combien d'heures/]=how many hours from # to # minus # minutes|[je travaille/j'ai travaillé/travail/] de # à # avec [1/une] heure de pause [, combien d'heures/, ça fait combien d'heures/]=how many hours from # to # minus 1 hour|de # à # [, /] [ça fait combien d'heures/combien d'heures/c'est combien d'heures]=how many hours from # to #|[heures/nombre d'heures/combien d'heures] entre # et #=how many hours from # to #|il est # [, /] quelle heure [dans/sera-t-il dans/il sera dans] # h # min=# plus # hours # minutes|il est # [, /] quelle heure [dans/sera-t-il dans] # heures=# plus # hours|combien de secondes [dans une journée/dans un jour/en une journée/en un jour]=how many seconds are in 1 day|combien de minutes [dans une journée/dans un jour/en une journée/en un jour]=how many minutes are in 1 day|combien d'heures [dans une année/dans un an]=how many hours are in 1 year",
    // Roads.
    "nombre de=how many|[consommation/conso/consommation de/] # litres [pour/sur/aux] # km [, quelle consommation/]=# / # * 100|[prix essence/coût essence/prix de l'essence/prix du carburant/essence/budget essence] pour # km à # litres aux # [km/] [avec un litre à/à/et un litre à/avec le litre à/et] # € [le litre/]=fuel cost # km at # liters per # km and # € per liter|[allure/allure pour/vitesse/allure sur] # km en # [minutes/min]=# km in # minutes pace per km|[allure/allure pour/allure sur] [semi-marathon/semi/un semi] en # h # min=half marathon in #:#:00 pace per km|[allure/allure pour/allure sur] [marathon/un marathon] en # h # min=marathon in #:#:00 pace per km|[combien de temps pour/en combien de temps/combien de temps faut-il pour] [faire/parcourir/rouler] # km à # km/h=how long for # km at # km/h|[quelle vitesse/à quelle vitesse/vitesse moyenne/vitesse] [si je fais/pour faire/pour/je roule si je fais/] # km en # heures=average speed # km in # hours",
    // Measures.
    "[écran/télé/télévision/] [de/] # pouces en [cm/centimètres]=# inches in cm|# pieds # pouces en [cm/centimètres]=# feet # inches in cm|# pieds # pouces en [m/mètres]=# feet # inches in m|[combien font/convertir/] # degrés fahrenheit en [celsius/degrés/degrés celsius]=# fahrenheit in celsius|[combien font/convertir/] # degrés [celsius/] en fahrenheit=# celsius in fahrenheit|combien de pouces [font/fait] # cm=# cm in inches|mètres par seconde=m/s|litre=liter|journée=day|hectare=hectares",
    // Numbers and figures.
    "[surface/aire] d'un cercle de # m de diamètre=area of a circle diameter # m|[surface/aire] d'un cercle de # cm de diamètre=area of a circle diameter # cm|[surface/aire] d'un cercle de # m de rayon=area of a circle radius # m|[aire/surface] [d'un/du/] cercle [de/] diamètre=area of a circle diameter|périmètre d'un rectangle de # m [sur/par/x] # m=perimeter of a rectangle # m by # m|volume d'un cylindre de rayon # m et de hauteur # m=volume of a cylinder radius # m height # m|volume d'un cylindre de rayon # cm et de hauteur # cm=volume of a cylinder radius # cm height # cm|volume d'une sphère [de/] rayon [de/]=volume of a sphere radius|[longueur de la/] diagonale d'un rectangle de # [sur/par/x] #=diagonal of a rectangle # by #|hypoténuse [avec/de/pour/si les côtés font/] # et #=hypotenuse # and #|[combien de combinaisons/nombre de combinaisons/combinaisons] [de/] # parmi #=how many combinations # from #|en chiffres romains=in roman numerals|racine de=square root of|écart type de=standard deviation of|dollars=dollars",
    // Everyday sums.
    "un an=1 year|un mois=1 month|une semaine=1 week|un jour=1 day|une heure=1 hour|une minute=1 minute|un litre=1 liter|un kilo=1 kg|un kilomètre=1 km|le kilo coûte=1 kg cost|le litre coûte=1 liter cost|d'un mois=of 1 month|d'un an=of 1 year",
    "[l'an dernier/l'année dernière]=last year|cette année=this year|[quel/quelle] [évolution en %/variation en %/pourcentage d'augmentation/pourcentage de hausse/pourcentage de baisse/pourcentage de réduction/augmentation en pourcentage/hausse en pourcentage/baisse en pourcentage] [est-ce/c'est/cela fait/ça fait/]=what percent change|[combien de/] % [de/] [hausse/baisse/augmentation/réduction]=what percent change|combien de [%/pourcentage]=what percent|combien [en %/en pourcentage]=what percent|[est/] [passé/passée/passe/passés] de=went from|[a/] [augmenté/monté/baissé/chuté/diminué] de # à #=went from # to #|[augmente/monte/a augmenté/augmentent] de # %=rose # %|[baisse/diminue/a baissé/a diminué] de # %=less # %|est [tombé/tombée/descendu/descendue] de # à #=fell from # to #|en [solde/promo/promotion] [à/] [-/- /] # %=less # %|[représente/représentent] quel pourcentage de=is what percent of|quel pourcentage=what percent|[bonnes/] réponses sur=of|[ajouter/rajouter/ajoute] # % [de tva/] à # [€/]=#2 plus #1 %",
    "hors [taxe/taxes/tva]=without vat|sans [taxe/taxes/tva/la tva/les taxes]=without vat|avec [la tva/tva/taxes/les taxes]=with vat|[tva/taxes] comprise=with vat|toutes taxes comprises=with vat|[avec/à] [une/] tva [de/à/] # %=with # % vat|tva # %=# % vat|montant de la tva [dans/sur/de]=how much vat is in|[combien/combien font/combien vaut/c'est combien/quel prix] ht=how much without vat|[combien/combien font/c'est combien/quel prix] ttc=how much with vat|en ht=how much without vat|en ttc=how much with vat|combien sans taxe=how much without vat|si j'ai payé=if paid|ht [tva/plus tva] # %=without vat plus # % vat",
    "[combien/combien ça/quel prix] [coûtent/coûte/coûteront/coûtera/valent/vaut] [alors/]=how much cost|quel est le prix de=how much cost|combien [de km/de kilomètres] avec=how many km with|combien pour=how much for|[combien de temps/combien de jours/combien d'heures] [mettent/mettront/faut-il à/faut-il pour/pour/il faut à/il faut pour/mettraient] [à/pour/] # [ouvriers/personnes/machines/pompes/robinets/peintres]=how long take # workers|[combien/combien de temps] [mettent/mettront/mettraient]=how long take|[mettent/prennent/nécessitent]=take|font le travail en=take|[combien de temps/combien de jours/combien d'heures] [avec/pour/à] # [ouvriers/robinets/pompes/machines/personnes/peintres]=how long take # workers",
    "[de/d'] quel nombre [font/est/sont]=of what number is|# % [d'une/de la] somme=# % of a sum|de quel nombre=of what number|[quel est le/quelle est la] [total/somme/nombre]=what is the total|combien [font/fait/représentent] # %=what is # %|[c'est/représente/représentent] # % de=is # % of",
    "[quel/à quel] jour de la semaine [était/est/tombe/tombait/sera] [le/]=what day of the week is|[quel/à quel] jour [était/est/tombe/tombait/sera] [le/]=what day is|quel jour [de la semaine/] était-ce=which weekday was it|[quelle/en quelle/on est en quelle/dans quelle] semaine [est/était/tombe/sommes-nous/de l'année est/] [le/]=what week is|[numéro de/numéro de la/] semaine [du/de]=week of|[quand est/quand tombe/quelle est la date de/date de/quelle date est/à quelle date est/quand tombent] [la/le/l' /]=when is|[préavis] [de/d' /]=notice|à partir du=from|à compter du=from",
    "dimanche de pâques=easter sunday|vendredi saint=good friday|lundi de pâques=easter monday|mardi gras=mardi gras|mercredi des cendres=ash wednesday|dimanche des rameaux=palm sunday|pentecôte=pentecost|lundi de pentecôte=whit monday|fête-dieu=corpus christi|l'ascension=ascension|ascension=ascension|quelle date=what date",
    "[date/terme/date prévue] [d'accouchement/prévu/prévue] [si/avec/]=due date|quand [va naître/naîtra] [bébé/mon bébé/le bébé]=due date|[mes/les/] dernières règles [datent du/le/au/du/étaient le/ont commencé le]=last period|date d'ovulation [si/]=ovulation|ovulation=ovulation",
    "[arrivée/arrivé/j'arrive/embauche] [à/]=start|[départ/parti/je pars/débauche] [à/]=end|avec une heure [de/pour] [pause/pause déjeuner/déjeuner/déjeuner]=with 1 hour break|# [minutes/min] de pause [déjeuner/]=# minutes break|pause [de/] # [min/minutes]=# minutes break",
    "quand il est=when it is|s'il est=if it is|il est=it is|quelle heure [est-il/il est/] [à/en]=what time is it in|il est quelle heure à=what time is it in|quelle heure est-il=what time is it|à paris=in paris|à londres=in london|londres=london|à new york=in new york|à tokyo=in tokyo|à montréal=in montreal|montréal=montreal|pékin=shanghai|à sydney=in sydney|moscou=moscow|lisbonne=lisbon|bruxelles=brussels|genève=zurich|le caire=cairo|dubaï=dubai|séoul=seoul|alger=algiers|à los angeles=in los angeles|athènes=athens",
    "[la/ma/une] recette [est pour/prévue pour/pour]=recipe for|recette=recipe|pour # personnes=for # people",
    "[nous sommes/on est] # [personnes/amis/] [et/]=split # people|à # personnes=split # people|[combien chacun/combien par personne/combien paie chacun]=each",
    "[sur/en] # mois=over # months|sur # [paies/salaires]=# payments",
    "[aux/pour/par] # km=per # km|[aux/au] #=per 100 km|# [litres/l] [aux/au] #=# liters per 100 km|quelle allure [au km/par km/]=pace per km|allure au [km/kilomètre]=pace per km|# calories=# kcal|le m²=per m²|[c. à s./cas/càs/c.à.s.]=tablespoons|[c. à c./cac/càc/c.à.c.]=teaspoons",
    "# m sur # m=# m x # m|# m par # m=# m x # m|# x # m=# x # m|sol de=floor of|[correspondent/correspond/équivaut/équivalent] à=equals|en [solde/promo] à -# %=less # %|de % de moins que=percent less than|[quand/combien de] % de moins que=percent less than|je [fais/roule]=do|a fait=drove|en # livres=en # livres|[une/la] demi-livre=250 g|[une/1] livre et demie=750 g",
    "#/# de litre=#/# liter|le litre de=liter of|[soldé/soldée/soldés/soldées] à -# %=less # %",
  ],
  // What things are called.
  words: `rate=taux|interest rate=taux d'intérêt,taux du crédit|term=durée du prêt,durée du crédit|monthly payment=traite|down payment=apport,acompte
    |principal and interest mortgage=crédit immobilier,emprunt immobilier|auto loan=crédit auto,prêt auto,crédit voiture,prêt voiture|debt=dette
    |credit card=carte de crédit,carte bancaire|balance=solde|principal=capital|payment=paiement,versement|extra payment=remboursement anticipé
    |purchase price=prix d'achat|sale price=prix de vente|home price=prix du bien,prix de la maison|fixed costs=charges fixes,coûts fixes,frais fixes
    |variable cost=coût variable,charges variables|cost=coût,frais|profit=bénéfice|profit margin=marge bénéficiaire,taux de marge,taux de marque
    |margin=marge|markup=coefficient multiplicateur|break-even=seuil de rentabilité,point mort|revenue=chiffre d'affaires,recettes,ca|income=revenu
    |expenses=dépenses,charges|sales=ventes|customers=clients|salary=paie|hourly rate=taux horaire,tarif horaire
    |overtime hours=heures supplémentaires,heures sup,heures supp|employees=employés,salariés|inventory turnover=rotation des stocks|inventory=stock
    |payback period=délai de récupération,temps de retour|depreciation=amortissement,dépréciation,décote|late payment=pénalités de retard,retard de paiement
    |meeting=réunion|discount=rabais|bill=addition,facture,note|tax=impôt,taxe|return=rendement,rentabilité|return on investment=retour sur investissement
    |investment=investissement,placement|shares=actions|share=action|dividend=dividende|dividend yield=rendement du dividende|average price=prix moyen
    |compound interest=intérêt composé|simple interest=intérêts simples,intérêt simple|present value=valeur actuelle|future value=valeur future
    |savings=épargne,économies|savings goal=objectif d'épargne|deposit=dépôt|per year=annuel,l'an,annuellement,par année
    |per month=mensuel,le mois,chaque mois|per week=par semaine,hebdomadaire|per day=par jour,quotidien,chaque jour|per hour=par heure,de l'heure,l'heure
    |years=année|minutes=minute|seconds=seconde|people=personne,convives|body fat=masse grasse,graisse corporelle|ideal weight=poids idéal
    |bmr=métabolisme de base|calories burned=calories brûlées,dépense calorique|calorie needs=besoins caloriques|protein=protéines|water=eau
    |waist=tour de taille|hip=hanches,tour de hanches|waist to hip ratio=rapport taille hanches|heart rate=fréquence cardiaque,pouls
    |max heart rate=fréquence cardiaque max,fréquence cardiaque maximale,fcmax|running pace=allure de course|pace=allure|~running=courir,course à pied
    |due date=date d'accouchement,date de terme|last period=dernières règles|sleep=sommeil,dormir|blood alcohol=alcoolémie,taux d'alcool|beers=bière
    |pack=paquet|speed=vitesse|average speed=vitesse moyenne|time=temps,durée|length=longueur|width=largeur|depth=profondeur|thickness=épaisseur
    |thick=d'épaisseur|wide=de large|long=de long|high=de haut|deep=de profondeur|area=superficie|perimeter=périmètre|circumference=circonférence
    |square=carré|trapezoid=trapèze|sphere=sphère|cone=cône|side=côté|hypotenuse=hypoténuse|legs=cathètes|slope=pente|square root=racine
    |cube root=racine cubique|factorial=factorielle|logarithm=logarithme|median=médiane|standard deviation=écart type|gcd=pgcd|lcm=ppcm
    |prime factors=facteurs premiers|percentage change=variation en pourcentage|probability=probabilité|chance=chances|rolls=lancers,lancer|roll=obtenir
    |combinations=combinaisons,façons,possibilités|ratio=rapport,proportion|roman numerals=chiffres romains,romain|decimal=décimal
    |hexadecimal=hexadécimal,hexa|kinetic energy=énergie cinétique|potential energy=énergie potentielle|energy=énergie|mass=masse|acceleration=accélération
    |accelerate=accélérer|momentum=quantité de mouvement|free fall=chute libre|fall=tombe,chute|gravity=pesanteur,gravité|density=densité,masse volumique
    |pressure=pression|voltage=tension|current=intensité,courant|resistance=résistance|resistors=résistances|in parallel=en parallèle|in series=en série
    |capacitor=condensateur|frequency=fréquence|wavelength=longueur d'onde|half-life=demi-vie,période radioactive
    |specific heat=chaleur spécifique,chaleur massique|temperature=température|spring constant=constante de raideur,raideur du ressort|pendulum=pendule
    |escape velocity=vitesse de libération|dew point=point de rosée|humidity=humidité,hygrométrie|focal length=distance focale,focale|concrete=béton
    |slab=dalle|paint=peinture|wall=mur|walls=murs|coverage=pouvoir couvrant|tiles=carreaux,carrelage,carreau|bricks=briques
    |flooring=parquet,plancher,revêtement de sol|wallpaper=papier peint|rolls of=rouleaux de|gravel=gravier|stairs=escalier|steps=marches|fence=clôture
    |roof=toit,toiture|pool=piscine|waste=pertes|boxes=cartons,boîtes|box=carton,boîte|room=pièce,chambre|steel=acier|aluminum=aluminium|plate=plaque,tôle
    |electricity cost=coût électricité,coût de l'électricité,consommation électrique|electricity=électricité|~electric=électrique|heater=radiateur,chauffage
    |fridge=frigo,réfrigérateur|shower=douche|bulbs=ampoules|solar panels=panneaux solaires,panneaux|battery=batterie|range=autonomie
    |consumption=consommation|fuel consumption=consommation de carburant,consommation d'essence|fuel cost=coût carburant,coût d'essence,frais d'essence
    |fuel=essence,carburant,gazole,gasoil|car=voiture,auto,véhicule|tires=pneus|engine displacement=cylindrée|bore=alésage|stroke=course du piston
    |gear ratio=rapport de transmission,rapport d'engrenage|teeth=dents|spindle speed=vitesse de rotation|cutting speed=vitesse de coupe|torque=couple
    |PS=chevaux,ch|takt time=temps de cycle takt|availability=disponibilité|quality=qualité|parts=pièces|units=unités|recipe=recette|servings=portions,parts
    |flour=farine|sugar=sucre|butter=beurre|milk=lait|rice=riz|eggs=œufs,oeufs,œuf|salt=sel|honey=miel|oil=huile|yeast=levure|cups=tasses
    |tablespoons=cuillères à soupe,cuillère à soupe,cs|teaspoons=cuillères à café,cuillère à café|coffee=café|hydration=hydratation|dough=pâte|oven=four
    |alcohol=alcool|~original gravity=densité initiale|~final gravity=densité finale|food cost=coût matière,ratio matière|wheat=blé|corn=maïs
    |fertilizer=engrais|seeds=semences,graines|plants=plantes|rows=rangs|spacing=espacement,écartement|yield=récolte|cow=vache|mare=jument|sow=truie
    |dog=chien|cat=chat|click-through rate=taux de clics,taux de clic|clicks=clics|impressions=affichages|cpm=coût pour mille
    |cost per click=coût par clic,cpc|cost per acquisition=coût par acquisition,coût d'acquisition|roas=retour publicitaire
    |ad spend=dépenses publicitaires,budget pub,pub|conversion rate=taux de conversion|visitors=visiteurs|visits=visites|engagement=taux d'engagement
    |likes=j'aime|comments=commentaires|followers=abonnés|views=vues|dimensional weight=poids volumétrique|parcel=colis|stopping distance=distance d'arrêt
    |braking distance=distance de freinage|download=téléchargement,télécharger|file=fichier|password=mot de passe|screen=écran,moniteur
    |resolution=résolution|aspect ratio=format d'image,rapport d'aspect|subnet=sous-réseau|episodes=épisodes|seasons=saisons|words=mots|read=lire
    |songs=chansons,morceaux|kd ratio=ratio kd,k/d|kills=éliminations|deaths=morts|exam=examen|final exam=examen final|deductible=franchise
    |insurance=assurance|damage=dégâts,sinistre|rent=loyer|house=maison|apartment=appartement,appart|price per m²=prix au mètre carré,prix au m2,prix du m2
    |debt-to-income=taux d'endettement|emergency fund=épargne de précaution,fonds d'urgence|net worth=patrimoine net|rule=règle|retirement=retraite
    |trip=voyage,trajet|flight=vol|time difference=décalage horaire|weekday=jour de la semaine|business days=jours ouvrés,jours ouvrables
    |birthday=anniversaire|tomorrow=demain|today=aujourd'hui|cement=ciment|sand=sable|fee=commission|tails=face|heads=pile|cents=centimes|grams=gramme
    |tonnes=tonnes|quintals=quintaux|ounces=once|meters=mètre|millimeters=millimètres|feet=pied|inches=pouce|yards=verges|gallons=gallon|knots=nœuds,noeuds
    |watts=watt|amps=ampères|megabytes=mégaoctets|gb=go,giga,gigaoctets|mbps=mbit/s,méga|total=en tout,au total|amount=montant,somme,quantité
    |number=nombre,numéro|value=valeur|~initial=initial|~final=final|~fixed=fixe|~variable=variable|~average=moyen|~ideal=idéal|save=mettre de côté
    |pay=payer|pays=paye|cost=coûte,coûtent|need=avoir besoin de|i need=j'ai besoin,il me faut,il faut,faut-il|i have=j'ai|i earn=je gagne,gagne
    |i pay=je paie,je paye|invest=investir,placer|borrow=emprunter
    |how long to double=combien de temps pour doubler,en combien de temps double,combien de temps pour doubler un capital,combien de temps pour doubler mon capital,combien de temps pour doubler mon argent
    |double=doubler|split=diviser|travel=parcourir|buy=acheter|sell=vendre|bought=acheté|sold=vendu|fits=rentre|lasts=dure|run=cours|lift=soulever
    |lose=perdre,maigrir|if=si|or=ou|from=depuis,à partir de|in=dans|at=au,aux|my=mes|each=chacun,chaque|during=durant|what is=quels sont|when=quand
    |per liter=par litre,le litre,au litre,du litre|per kg=par kilo,le kilo,par kg,au kilo,du kilo|per hectare=par hectare,l'hectare,à l'hectare
    |per m²=au m2,par m2,le m2,au mètre carré,le mètre carré|per m³=par m3,le m3|per minute=par minute,à la minute|per second=par seconde,à la seconde
    |per km=par kilomètre,par km,au km,du km,le km|per person=par personne,par tête|per piece=par pièce,l'unité,par unité
    |per kwh=par kwh,le kwh,du kwh,au kwh|per night=par nuit,la nuit|nights=nuits|per 100 km=aux 100 km,aux 100,au 100,pour 100 km
    |is it worth it=vaut la peine,c'est rentable,ça vaut le coup|how much interest do i pay=combien d'intérêts,combien je paie d'intérêts
    |interest on=intérêts sur,intérêts d'un,intérêts pour,intérêts de|total interest=intérêts totaux,coût du crédit,coût total du crédit,total des intérêts
    |total cost=coût total|loan amount=montant du prêt,montant emprunté
    |how much can i borrow=combien puis je emprunter,combien je peux emprunter,capacité d'emprunt|pay off=rembourser,solder|property tax=taxe foncière
    |home insurance=assurance habitation|rental yield=rendement locatif,rentabilité locative|monthly rent=loyer mensuel
    |yearly return=rendement annuel,taux annuel moyen,rendement annuel moyen|annual growth rate=taux de croissance annuel,croissance annuelle
    |growth=croissance|increase=augmentation,hausse|decrease=baisse,diminution|loss=perte|capital gains=plus values|goal=objectif,but
    |starting amount=capital de départ,capital initial,somme de départ|~regular=régulier|contribution=cotisation|per quarter=trimestriel,par trimestre
    |~daily=journalier|year of service=ancienneté,années d'ancienneté|surcharge=majoration|work=travail,travailler|break=pause|starts=début,commence
    |ends=fin,finit,termine|born=né,née,naissance|until=jusqu'au,d'ici|ago=il y a|from today=à partir d'aujourd'hui,dès aujourd'hui|later=plus tard
    |now=maintenant,actuellement,actuel|then=alors,ensuite,puis|still=encore|~new=nouveau,nouvel,nouvelle|~old=ancien,vieux|first=premier,première
    |second=deuxième|~last=dernier,dernière|more=plus de|maximum=maximal,au plus|minimum=minimal|at least=au moins|~half=demi|all=tout,tous
    |together=ensemble|only=seulement,que|~different=différent|same=même|result=résultat|answers=réponses|correct=bonnes,juste|sample=échantillon
    |sample size=taille d'échantillon,taille de l'échantillon|confidence=confiance,niveau de confiance|margin of error=marge d'erreur|difference=différence
    |product=produit|equation=équation|quadratic equation=équation du second degré|solve=résoudre,résous|round=arrondir,arrondi
    |to the power of=à la puissance,exposant|cubed=au cube|prime=nombre premier|permutations=arrangements|choose=choisir|out of=parmi|order=ordre
    |diagonal=diagonale|pyramid=pyramide|edge=arête|surface area=surface totale|drop=lâcher|throw=jeter|ground=sol|moon=lune|light=lumière|sound=son
    |heat=chaleur|gas=gaz|heating=chauffer|spring=ressort|wind=vent|capacitance=capacité|charging=charger,recharger,charge|lamp=lampe
    |air conditioner=climatiseur,clim|computer=ordinateur,pc|tv=télé,téléviseur,télévision|electric car=voiture électrique|efficiency=efficacité|toll=péage
    |parking=stationnement|luggage=bagage,valise|there and back=aller retour|used car=voiture d'occasion|lease=leasing,loa
    |useful life=durée de vie,durée d'utilisation|demand=demande|equity=capitaux propres,fonds propres|ads=publicité,annonces|posts=publications|video=vidéo
    |spent=dépensé|got back=obtenu,reçu,récupéré|invested=investi,placé|saved=économisé|worth=vaut,valent|weigh=peser,pèse|i am=je suis
    |drive=rouler,conduire|cycling=vélo,cyclisme|swimming=nager,natation|half marathon=semi marathon,semi|drink=boire,bois|glass=verre|wine=vin
    |bottle=bouteille|fat=graisse,lipides|carbs=glucides|macros=macronutriments|pregnancy=grossesse,enceinte|blood pressure=tension artérielle
    |repetitions=répétitions,reps|one rep max=max sur une répétition,1rm,charge maximale|bench press=développé couché|smoke=fumer,fume|field=champ,parcelle
    |tank=réservoir,cuve|posts=poteaux|door=porte|window=fenêtre|ceiling=plafond|bags=sacs,sac|coats=couches|brick wall=mur de briques,mur en briques
    |gear=engrenage,pignon|milling=fraise,fraisage|tube=tuyau|sheet=feuille|gold=or|screen size=taille d'écran,diagonale d'écran
    |viewing distance=distance télé,recul tv,distance de recul|movie=film|movies=films|battery life=autonomie de la batterie|leverage=effet de levier,levier
    |liquidation price=prix de liquidation|game=jeu,partie|win=gagner,victoire|lottery=loto,loterie|numbers=numéros,nombres|coefficient=coef|easter=pâques
    |new year's eve=saint sylvestre,réveillon|premium=prime|life insurance=assurance vie,assurance décès|exchange rate=taux de change
    |unit price=prix unitaire,prix au kilo|cheaper=moins cher|expensive=cher|sold=vendus,vendues|money=argent
    |i save=j'épargne,j'économise,je mets de côté,je place|i buy=j'achète|i sell=je vends|has=il a,elle a|gives=donne|makes=fait,faire
    |i want=je veux,je voudrais|can i=je peux,puis je|i must=je dois,dois je|will be=sera,seront|is left=reste|use=utiliser|switched on=allumé
    |spend=dépenser|every=tous les,toutes les|became=devenu|needed=nécessaire|size=dimension|roll=rouleau|unit cost=coût unitaire|selling=vente
    |purchase=achat|trade-in=reprise|compounded monthly=capitalisation mensuelle,capitalisé mensuellement|invested amount=montant investi|fund=fonds,etf
    |neck=cou,tour de cou|human years=années humaines|doubling time=temps de doublement|percent error=erreur en pourcentage,erreur relative|cover=couvrir
    |maintain=maintenir|to get=avoir|how many grams of coffee=combien de grammes de café
    |was=était,étaient,étions|rose=augmenté,augmente,monté,monte,grimpé|fell=baissé,chuté,tombé,diminué|went=passé|percent=pourcentage|change=évolution|without vat=ht|with vat=ttc|proportion=dreisatz|have=contiennent,contient,ont|yesterday=hier|lower=inférieur,moins cher
    |workers=ouvriers,maçons,employés,travailleurs|painters=peintres|pumps=pompes|machines=machine|taps=robinets|gardeners=jardiniers|fill=remplissent|empty=vident,videnter|take=mettent,prennent|job=travail,chantier|equals=correspondent,représente,représentent,équivalent
    |plot=terrain|carpet=moquette|kitchen=cuisine|bathroom=salle de bain,salle de bains|covers=couvre,couvrent|painting=peindre|waste=chute,chutes,perte|floor=sol|uses=consomme|savings account=livret,livret a,compte épargne|tank=réservoir|notice=préavis|pay=payé|i=je|cake=gâteau
    |shoes=chaussures|sweater=pull|jacket=veste|sofa=canapé|members=adhérents|students=élèves|worth=valent
    |dress=robe`,
  endings: "s x e es ee ees er ir ez ent ons ant ais ait aient eaux aux al ale ales aux if ive ifs ives",
  isHeadFirst: true,
} satisfies Lexicon;
