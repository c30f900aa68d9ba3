import type { WordClasses } from '../match-signs.ts';

/** Words of the five languages that stand for one another in a sign. */
export const CARE_WORDS: WordClasses = {
  my: `my our his her their mi mis nuestro nuestra su meu minha nosso nossa o a mon ma mes notre son sa
    mein meine meinen meiner unser unsere unseren sein seine ihr ihre`,
  kin: `mom mum mam mother mama mummy dad daddy father papa parent parents wife husband partner son
    daughter brother sister sibling twin grandma grandmother grandpa grandfather granddad grandad
    granddaughter grandson grandparents nana nan gran granny grampa baby babies uncle aunt auntie aunty
    cousin nephew niece fiancé fiancée fiance fiancee girlfriend boyfriend friend friends mate stepdad
    stepmum stepfather stepmother godmother baba abba amma nonna abuela abuelo
    padre madre papá mamá hermano hermana hijo hija tío tía primo prima marido mujer esposa esposo
    novio novia amigo amiga bebé suegro suegra sobrino sobrina yaya yayo
    pai mãe avô avó vô vó irmão irmã filho filha tio tia namorado namorada sogro sogra neném
    père mère maman papi papy mamie frère sœur soeur mari femme fils fille ami amie oncle tante
    cousine neveu copain copine compagnon bébé
    vater mutter opa oma bruder schwester mann frau sohn tochter freund freundin onkel hündin
    großvater großmutter schwiegermutter schwiegervater neffe nichte lebensgefährte`,
  pet: `dog dogs cat cats puppy pup kitten horse hamster rabbit bunny parrot budgie guinea ferret
    labrador lab retriever terrier beagle poodle pug collie spaniel corgi shepherd goldendoodle
    perro perra perrito perrita gato gata gatito gatita perrete caballo
    cachorro cachorra cachorrinho cachorrinha gatinho gatinha cadela
    chien chienne chat chatte chaton cheval lapin
    hund katze kater pferd kaninchen hase meerschweinchen wellensittich`,
  near: `colleague coworker mentor teacher student pupil patient resident neighbour neighbor classmate
    boss coach bandmate housemate roommate`,
  pain: `chemo chemotherapy radiotherapy quimio quimioterapia chimio chimiothérapie chemotherapie
    krebs brustkrebs lungenkrebs leukämie leucemia leucémie cáncer câncer leukemia leukaemia lymphoma
    linfoma lymphome melanoma tumor tumour tumeur metastasis metástasis metastases métastases
    metastasen parkinson parkinson's alzheimer alzheimer's dementia demencia demência démence demenz
    als sclerosis esclerosis esclerose sklerose cirrhosis sepsis lupus crohn's endometriosis epilepsy`,
  beat: `beat beats hit hits slapped punched kicked choked strangled abused raped molested assaulted
    groped threatened stalked pushed shoved burned pega pegó pegaba golpea golpeó agredió violó
    maltrata maltrató agrediu bateu batia espancou estuprou frappe frappée frappé battue tabassée
    violée giflée geschlagen verprügelt vergewaltigt missbraucht gewürgt bedroht schlägt`,
  many: `0 two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty
    dozens hundreds several many dos tres cuatro cinco seis siete ocho nueve diez doce veinte decenas
    dois três quatro sete oito nove dez vinte dezenas deux trois quatre cinq sept huit neuf dix douze
    vingt dizaines zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig dutzende mehrere`,
  calamity: `earthquake quake tsunami wildfire wildfires bombing airstrike massacre hurricane tornado
    floods flood flooding landslide explosion collapse crash shooting gunman stabbing attack blast fire
    terremoto inundación inundaciones incendio tiroteo atentado derrumbe explosión accidente temporal
    enchente enchentes deslizamento desabamento explosão acidente incêndio séisme inondation
    inondations attentat fusillade incendie effondrement explosion éboulement erdbeben hochwasser
    überschwemmung flut anschlag amoklauf brand einsturz explosion erdrutsch unglück`,
  victims: `died killed dead victims injured wounded missing casualties trapped evacuated homeless
    muertos muertas víctimas heridos desaparecidos fallecidos desaparecidas mortos mortas vítimas
    feridos desaparecidos morts mortes victimes blessés disparus tote toten opfer verletzte vermisst
    vermisste evakuiert`,
  work: `job jobs work livelihood trabajo empleo curro chamba laburo emprego trabalho trampo serviço boulot
    travail emploi taf poste arbeit stelle arbeitsplatz`,
  told: `kids children family wife husband partner mum mom dad mother father parents daughter son boys girls
    girlfriend boyfriend sister brother`,
  elsewhere: `to for on out home inside at set by it with tired mad right wrong serious asleep from in back
    through off`,
};
