export default [
  "combien par mois pour emprunter=monthly payment loan|combien font=what is|combien fait=what is|combien de=how many|combien=how much|font=are|quel est mon=|quelle est=what is|quel est=what is|combien paie chacun si=|calculer=",
  "pour cent de remise sur=percent off|pour cent de réduction sur=percent off|pour cent de rabais sur=percent off|de remise sur=off|de réduction sur=off|de rabais sur=off|de réduction=off|de remise=off|pour cent=percent|prix après=|remise=off|réduction=off|moins=minus|plus=plus",
  "divisé par=divided by|divisés en=divided by|divisé en=divided by|divisés par=divided by|partager=split|partagent=split|entre=between|personnes=people|amis=people|fois=times|multiplié par=times",
  "je pèse=weight|et mesure=height|je mesure=height|mesure=height|indice de masse corporelle=bmi|imc=bmi|kilos=kg|centimètres=cm|taille=height|poids=weight",
  "mensualité d'un prêt de=monthly payment loan|mensualité d’un prêt de=monthly payment loan|mensualité=monthly payment|prêt=loan|pret=loan|crédit=loan|hypothèque=mortgage|prêt immobilier=mortgage|intérêts=interest|pendant=for|ans=years|an=year|années=years|mois=months|jours=days|heures=hours|minutes=minutes|semaines=weeks|euros=€",
  "convertir=|milles=miles|kilomètres=km|pieds=feet|pouces=inches|litres=liters|onces=ounces|degrés=degrees",
  "pourboire=tip|tva=vat|aire=area|surface=area|cercle=circle|rectangle=rectangle|rayon=radius|diamètre=diameter|racine carrée=square root|moyenne=average|salaire=salary|âge=age",
  "de=of|du=of|des=of|le=|la=|les=|un=|une=|et=and|à=at|en=in|sur=over|pour=for|avec=with",
];
