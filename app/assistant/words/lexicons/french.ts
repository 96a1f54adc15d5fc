import type { Lexicon } from "#assistant/words/lexicons.ts";

export default {
  numbers: {
    values:
      "deux 2 trois 3 quatre-vingts 80 quatre-vingt 80 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 nonante 90 cent 100 cents 100 mille 1000 million 1000000 millions 1000000 milliard 1000000000 milliards 1000000000",
    one: ["un", "une"],
    and: "et",
    joins: (before, behind) => before >= 20 && before <= 70 && (behind === 1 || behind === 11),
    percent: "pour cent|pourcent",
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
    "moins=minus|plus=plus|divisé par=divided by|divisés en=divided by|divisé en=divided by|divisés par=divided by|fois=times|multiplié par=times|puissance=to the power of|au carré=squared|racine carrée de=square root of|la racine carrée de=square root of|quelle est la racine carrée de=square root of|racine carrée=square root|un tiers de=a third of|le tiers de=a third of|la moitié de=half of|moitié de=half of|un quart de=a quarter of|le quart de=a quarter of|3 quarts de=3/4 of|le double de=2 times|plus grand commun diviseur de=gcd of|pgcd de=gcd of|plus petit commun multiple de=lcm of|ppcm de=lcm of|moyenne de=average of|la moyenne de=average of|quelle est la moyenne de=average of|moyenne=average|en binaire=in binary|binaire=binary",
    "partager # € entre # personnes=split # € between # people|partager=split|partagent=split|entre=between|personnes=people|amis=people",
    // Days and clock times.
    "combien de jours du # au #=how many days from # to #|combien de jours y a-t-il entre le # et le #=how many days between # and #|jours entre le # et le #=days between # and #|entre le # et le #=between # and #|entre # et #=between # and #|du # au #=from # to #|combien d'heures de # à #=how many hours from # to #|temps entre # et #=time between # and #|après le=after|après=after|combien de jours avant noël=how many days until christmas|combien de jours jusqu'à noël=how many days until christmas|jusqu'à=until|avant=until|noël=christmas",
    "quel âge ai-je si je suis né le=how old am i born|quel âge ai-je si je suis née le=how old am i born|âge né le=age born|âge née le=age born|je suis née le #, quel est mon âge=how old am i born #|je suis né le #, quel est mon âge=how old am i born #|quel est mon âge=how old am i|quel âge ai-je=how old am i|né le=born|née le=born|âge=age",
    // Bodies.
    "mon imc avec=bmi|l'imc pour=bmi|imc pour=bmi|l'imc=bmi|quel est mon imc=bmi|imc=bmi|indice de masse corporelle=bmi|je pèse=weight|et mesure=height|je mesure=height|mesure=height|kilos=kg|kilogrammes=kg|kilo=kg|centimètres=cm|taille=height|poids=weight",
    // Money.
    "combien par mois pour emprunter=monthly payment loan|mensualité d'un prêt de=monthly payment loan|mensualité pour un emprunt de=monthly payment loan|quelle mensualité pour un crédit de=monthly payment loan|mensualité pour un prêt de=monthly payment loan|mensualité=monthly payment|prêt de=loan|crédit de=loan|prêt=loan|pret=loan|crédit=loan|emprunt=loan|hypothèque=mortgage|prêt immobilier=mortgage|% d'intérêt=% interest|intérêts composés sur=compound interest on|intérêts composés=compound interest|intérêts=interest|intérêt=interest|à # %=at # %|sur # ans=for # years|pendant # ans=for # years|pendant=for",
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
  ],
} satisfies Lexicon;
