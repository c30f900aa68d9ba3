import type { Language } from '../../reading/detect-language.ts';
import { compileSigns, findSigns } from '../../reading/match-signs.ts';
import { SENTENCE_END, splitTokens } from '../../reading/split-tokens.ts';

/** What a post wants of whoever reads it, as the kinds of lines that answer it. */
export type Purpose = 'question' | 'appeal';

/** The post is put to its readers where a question mark stands in it as well. */
type Sign = Purpose | 'announced';

/** English posts have a reader of their own. */
type Heard = Exclude<Language, 'en'>;

/** A language reads its own signs only: "procura" seeks in one and tries in another. See `compileSigns`. */
const SIGNS = {
  es: compile({
    question: `
      alguien|alguno|alguna|saben|sabéis|conocen|conocéis|recomiend*|ustedes|uds|hago|pongo ~40 ?
      a quién|quien más ~40 ?
      sí o no
      vale la pena ~40 ?
      leo|leemos comentarios|respuestas
    `,
    announced: `
      ayuda|consejo|consejos|recomendación|recomendaciones
    `,
    appeal: `
      .|!|? busco|buscamos
      .|!|? perdí|perdimos ~4 cartera|billetera|llaves|carnet|dni|documentos|móvil|celular|mochila
      .|!|? perdí|perdimos ~4 audífono|anillo|perro|perra|gato|gata
      si alguien|alguno|alguna ~5 ve|vio|viera|encuentra|encontró|encontrara|pilló|recogió
      si alguien|alguno|alguna ~5 tiene|tuviera|sabe|conoce|puede
      si lo|la|los|las ~1 encontraste|encuentran|encuentras|encontraron|ven|ves|veis|viste|vieron
      se busca|ofrece|gratifica|gratificará
      busco|buscamos ~4 alguien|piso|habitación|depa|depto|cuarto|roomie|trabajo|chamba|empleo|niñera
      necesito|necesitamos ~5 donantes|voluntarios|contacto|teléfono|telefono
      ayúdenme|ayudenme|ayúdame|ayudame a compartir|difundir|encontrar
      compartan|compartid|difundan|difusión|compartir porfa|porfis|por|porfavor|gracias
      necesitamos ~2 camarer*|cocinero|mesera|mesero|ayudante|manos|personal
    `,
  }),
  pt: compile({
    question: `
      alguém|alguem|vocês|vcs|sabem|conhecem|recomend*|indicam|indica|faço ~40 ?
      quem já|mais ~40 ?
      vale a pena ~40 ?
      digam|contem|expliquem me|aí|ai
      sou|fui babaca|eu ~5 ?
      aceito sugestões|dicas
    `,
    announced: `
      dica|dicas|sugestão|sugestões|conselho|conselhos
    `,
    appeal: `
      .|!|? procuro|procura|procuramos|procurando
      .|!|? perdi ~4 chave|chaves|carteira|documento|documentos|celular|telemóvel|mochila|aliança|brinco
      fugiu|sumiu ~8 gato|gata|cachorro|cachorra|cão|cadela|calopsita|papagaio|vira
      tô|estou|to procurando|buscando
      me indiquem
      se alguém|alguem ~5 vir|viu|achar|achou|encontrar|encontrou|souber|tiver|puder|conhecer
      alguém|alguem viu|achou|encontrou
      qualquer notícia|informação|pista
      quem tiver|souber|encontrar|achar|vir|puder ~5 contato|contacto|notícia|manda|mande|avise|avisa
      procuro|procura|procurando|preciso|precisamos ~5 alguém|alguem|indicação|contato|contacto|sítio|quarto
      procuro|procura|procurando|preciso|precisamos ~5 apartamento|emprego|doador|doadores
      compartilhem|partilhem|divulguem
    `,
  }),
  fr: compile({
    question: `
      quelqu'un|qqn|kkun|connaissez|conseillez|conseilleriez|recommandez|savez|auriez ~40 ?
      chez|pour vous aussi ~40 ?
      vous mettez|faites|mangez|prenez|utilisez|mettriez|feriez ~40 ?
      ceux|celles|monde qui ~40 ?
      ça vaut ~1 coup|peine ~40 ?
      on vote ~2 ici
      vos|des avis|conseils|suggestions|idées svp|merci|bienvenus|bienvenues
      svp comment|où|quel|quelle|quelqu'un|qui
      racontez|dites moi|nous
    `,
    announced: `
      question|conseil|conseils
    `,
    appeal: `
      .|!|? cherche|recherche|cherchons
      .|!|? perdu|perdue ~12 doudou|chat|chatte|chien|chienne|clés|clé|portefeuille|téléphone|sac|bague|gant|carte
      si vous ~1 avez ~1 ramassé|trouvé|retrouvé|récupéré|vu|croisé
      si quelqu'un|qqn|kkun ~5 trouve|retrouve|voit|vu|croise|connaît|connait|récupère|aurait|peut
      quelqu'un|qqn ~3 vu|trouvé|retrouvé|récupéré
      à la recherche de|du|une|un
      je|on cherche|recherche ~4 appart|appartement|coloc|colocataire|logement|studio|nounou|emploi|stage
      cherche|recherche quelqu'un|kkun|qqn|nounou|appart|appartement|coloc|bénévoles|désespérément
      bouteille à la mer
      merci|svp ~2 partager|diffuser|relayer
      partagez|relayez ~2 svp|merci|possible|max
    `,
  }),
  de: compile({
    question: `
      jemand|öpper|ihr|wisst|kennt|euch|ahnung|tipps ~40 ?
      weiß|weiss|kennt|hat wer ~40 ?
      kann ich ~40 ?
      was mach|mache|soll ich jetzt|denn
      wer ~3 erfahrung|erfahrungen|tipps
    `,
    announced: `
      frage|tipp|tipps
    `,
    appeal: `
      .|!|? suche|suchen|gesucht
      .|!|? verloren ~6 schlüssel|geldbörse|portemonnaie|handy|rucksack|ring|handschuh|ausweis
      sucht ~8 wohnung|zimmer|stelle|job|wg|platz
      wer ~1 etwas|was hört|weiß|weiss|sieht
      suche|suchen|gesucht dringend|jemanden|jemand|wen|wohnung|zimmer
      suchen|suche ~2 dringend
      falls jemand|wer|öpper ~8 hat|war
      falls|wenn jemand|wer|öpper|einer ~8 findet|gefunden|sieht|gesehen|kennt|weiß|weiss
      wer ~6 findet|gefunden|sieht|gesehen
      bitte melden|teilen
      entlaufen|entflogen|zugelaufen|finderlohn
      wird|werden ~3 vermisst
    `,
  }),
};

function compile(signs: Record<Sign, string>) {
  const meanings = ['question', 'announced', 'appeal'] as const;
  return compileSigns<Sign>(
    meanings.map((meaning) => ({ meaning, signs: signs[meaning] })),
    {},
  );
}

/** Who looks for something asks as well. */
const ORDER: readonly Purpose[] = ['appeal', 'question'];

/** A post is short, and its signs are few. */
const NEVER_OVER = { isOver: () => false };

/**
 * What a post that is not English wants of whoever reads it; null where no sign tells. What it quotes was asked
 * of somebody else.
 */
export function findPurpose(text: string, language: Heard): Purpose | null {
  const own = text.split(/["“”„«»]/).filter((_, part) => part % 2 === 0);
  // Some signs begin a sentence, behind the end of another: the first has one before it as well.
  const tokens = [SENTENCE_END, ...splitTokens(own.join(' '))];
  const told = new Set<Sign>();
  for (const { meaning } of findSigns(tokens, SIGNS[language], NEVER_OVER)) told.add(meaning);
  if (told.has('announced') && tokens.includes('?')) told.add('question');
  return ORDER.find((purpose) => told.has(purpose)) ?? null;
}
