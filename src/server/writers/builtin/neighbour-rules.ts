import { endsAsking } from './ends-asking.ts';
import type { KindRule } from './post-kinds.ts';

/** How Spanish, Portuguese, French and German posts show their kind. Fewer kinds, surer signs. */
export const NEIGHBOUR_RULES: readonly KindRule[] = [
  {
    kind: 'group_attack',
    sure: [
      /\b(todos los|todas las|todos os|todas as|tous les|toutes les|alle) (inmigrantes|imigrantes|immigrés|einwanderer|ausländer|migrant\w*|musulman\w*|muçulman\w*|muslime|juden|judíos|judeus|juifs|gitanos|ciganos|mujeres|mulheres|femmes|frauen|hombres|homens|hommes|männer)\b.{0,40}\b(son|são|sont|sind|deben|deveriam|devraient|sollten|fuera|raus|dehors)\b/,
      /\b(ausländer raus|fuera (inmigrantes|moros)|les étrangers dehors)\b/,
    ],
  },
  {
    kind: 'promotion',
    sure: [
      /\b(código|codigo|cupom|cupón|code promo|gutscheincode|rabattcode)\b|\b\d+ ?% (de )?(descuento|desconto|dto|off|rabatt|réduction|de réduction|de remise)\b|\b(link|enlace) (en|na) (la )?bio\b|\b(lien en bio|link in der bio)\b|\b(solo hoy|só hoje|nur heute|aujourd'hui seulement)\b/,
    ],
  },
  {
    kind: 'layoffs',
    sure: [
      /\b(me (han )?(despidieron|despedido|echaron|echado)|despidos|fui demitid[oa]|me demitiram|demissões|demissão em massa|(j'ai été|on m'a) (licenciée?|viré)|licenciements|(ich wurde|mir wurde) (entlassen|gekündigt)|entlassen|entlassungen|stellenabbau|perdí (mi|el) trabajo|perdi (meu|o) emprego|perdu mon (travail|emploi|boulot)|job verloren)\b/,
    ],
  },
  {
    kind: 'milestone',
    sure: [
      /(por fin|finalmente|enfin|endlich|acabo de|acabei de|je viens (de|d')|heute habe ich|hoy hace|hoje faz).{0,60}(terminar|terminé|aprobar|aprobé|aprobado|graduar|licenci|doctor|comprar|conseguí|conseguir|passei|formei|consegui|comprei|terminei|réussi|obtenu|fini|diplôm|permis|bestanden|geschafft|abgeschlossen|fertig|gekauft|marat|correr|courir|gelaufen|ascend|promov|promot|beförder|nació|nasceu|née?)/,
      /\b(lo logré|lo conseguí|he aprobado|aprobé|consegui!|passei no|passei em|me formei|j'ai réussi|c'est fait|j'ai eu mon|ich hab('s| es) geschafft|bestanden|años sobri[oa]|anos sóbri[oa]|ans de sobriété|jahre trocken|seguidores|abonnés|follower|nos casamos|me caso|vamos a ser padres|vou ser (pai|mãe)|on va être parents|wir heiraten)\b/,
    ],
  },
  {
    kind: 'launch',
    sure: [
      /\b(hemos lanzado|he lanzado|lanzamos|lanzo|lanzo mi|acabo de (lanzar|publicar)|lancei|lançamos|acabei de (lançar|publicar)|acabamos de lançar|j'ai (lancé|publié)|nous avons lancé|on (a lancé|lance)|je lance|wir haben .{0,60}(gelauncht|veröffentlicht|gestartet)|ich habe .{0,60}(veröffentlicht|gelauncht)|ist (jetzt|endlich) (live|online|verfügbar)|ya está disponible|já está (no ar|disponível)|est (enfin|maintenant) (en ligne|disponible))/,
    ],
  },
  {
    kind: 'joke',
    sure: [
      /😂|🤣|💀|\b(jaja\w*|kkk+|haha\w*|hihi|mdr|ptdr|rsrs|lol)\b|^(nadie|ninguém|personne|niemand|yo|eu|moi|ich|mi (gato|madre|jefe)|meu (gato|chefe)|minha mãe|mon (chat|chef)|meine (katze|mutter))\s*:\s/mu,
    ],
  },
  {
    kind: 'greeting',
    sure: [
      /^(buenos días|buenas (tardes|noches)|bom dia|boa (tarde|noite)|bonjour|bonsoir|bonne (nuit|journée|année)|guten (morgen|abend|tag)|moin|gute nacht|feliz (lunes|viernes|navidad|año|natal|ano|sexta)|joyeux noël|frohe weihnachten)\b.{0,60}$/,
    ],
  },
  { kind: 'question', sure: [{ test: endsAsking }, /^¿[^?]+\?/] },
  {
    kind: 'advice',
    sure: [
      /(^|\n)\s*(\d+[.)]|[-•*✅→])\s*\S.*\n+\s*(\d+[.)]|[-•*✅→])\s*\S/u,
      /\b(\d+|tres|cinco|três|trois|cinq|drei|fünf) (cosas|lecciones|consejos|hábitos|reglas|errores|coisas|lições|dicas|regras|erros|choses|leçons|conseils|habitudes|règles|erreurs|dinge|tipps|lektionen|regeln|gewohnheiten|fehler)\b/,
    ],
  },
  {
    kind: 'news',
    sure: [
      /^(🚨\s*)?(última hora|urgente|urgent|flash|breaking|eilmeldung|alerte( info)?|notícia|noticia)\s*[:–-]/u,
    ],
  },
  {
    kind: 'complaint',
    sure: [
      /\b(hart[oa] de|estoy hasta|no puedo más con|vaya servicio|pésim[oa]|el peor|la peor|otra vez (tarde|cancelad|retras)|cansad[oa] de|não aguento mais|péssim[oa]|pior (atendimento|serviço|empresa)|de novo (atrasad|cancelad)|ras[- ]le[- ]bol|marre de|j'en ai marre|insupportable|le pire|pire service|encore en retard|encore annulé|schon wieder|es nervt|nervt (mich|so|einfach)|ich habe es satt|unverschämt\w*|unfassbar schlecht\w*|schlechtester? service|verspätung|kundenservice|atención al cliente|atendimento ao cliente|service client)\b/,
    ],
  },
  {
    kind: 'mood',
    sure: [
      /\b(qué cansancio|estoy agotad[oa]|estoy muert[oa] de sueño|necesito vacaciones|tô exaust[oa]|estou exaust[oa]|preciso de férias|que semana|qué semana|quelle (semaine|journée)|je suis (épuisée?|crevée?|fatiguée?)|besoin de vacances|ich bin (so )?(müde|erschöpft|fertig)|brauche urlaub|was für (ein tag|eine woche))\b/,
    ],
  },
  {
    kind: 'moment',
    sure: [
      /^(hoy|ayer|anoche|esta mañana|hoje|ontem|esta manhã|aujourd'hui|hier|ce matin|heute|gestern|heute morgen)\b[\s\S]*\b(he|me|mi|yo|fui|estuve|eu|meu|minha|fomos|j'ai|je|mon|ma|on a|ich|mein|meine|wir|habe)\b/,
    ],
  },
];
