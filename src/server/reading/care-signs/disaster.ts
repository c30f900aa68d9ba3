/** How a line is written: see `compileSigns`. */
export const DISASTER = `
  <many> ~4 dead|killed|injured|wounded|missing|muertos|muertas|heridos|desaparecidos|mortos ~9 <calamity>
  <many> ~4 mortas|feridos|morts|mortes|blessés|tote|toten|verletzte|vermisst|vermisste ~9 <calamity>
  <many> ~6 <victims> ~9 <calamity>
  <calamity> ~9 <many> ~5 <victims>
  <calamity> ~8 <victims>|homes|lives|evacuate|evacuated
  <victims> ~8 <calamity>
  <many> ~2 people|children|kids|workers|women|men|students|passengers|patients|pedestrians ~2 died|killed|dead
  mass|school shooting
  genocide
  war crimes
  gunman|gunmen|shooter
  opened fire
  earthquake|floods|flood|wildfire took|destroyed|hit|swept ~3 our|my|the|everything|street|town|village|house|home
  hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 our|my|the|everything
  hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 street|town|village|house|home
  house|home|flat|apartment ~2 burned|burnt down
  fire took|destroyed everything|our|my|the|it
  our|my house|home|town|village|street ~3 burned|burnt|destroyed|bombed|flooded|gone|shelled
  under the rubble
  village|town|street|house|home|farm ~2 under water
  still missing|trapped after|in|under
  enchente|inundación|riada ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  incendio|terremoto|incêndio ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  enchente|inundación|riada ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  incendio|terremoto|incêndio ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  séisme|inondation|incendie ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  séisme|inondation|incendie ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  hochwasser|flut|brand|erdbeben ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
  hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout
  hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 todo|tudo|nossa|nuestra|casa
  <calamity> ~9 casa|casas|haus|häuser|maison|maisons ~2 perdido|levou|zerstört|détruites|destruidas
  hospital ~3 hit again overnight
  third|second|fourth|fifth night in|sleeping ~3 metro|bunker|shelter|basement|gym|cellar
  perdemos|perdi|perderam|perdimos|perdí|perdieron tudo|todo ~1 na|no|en|con|por ~1 enchente|incêndio|fogo|chuva|temporal|riada|dana|inundación|incendio|terremoto|fuego
  tout perdu dans|avec|à ~1 incendie|inondation|inondations|feu|crue|tempête
  hochwasser|flut|brand|feuer ~2 alles verloren
  water is|was ~3 up to ~2 step|stairs|window|windows
  hof|haus|wohnung|scheune|dach ~4 abgebrannt|niedergebrannt|ausgebrannt
  was|were in the|a pile up on|at
  accident de moto|voiture
  tuve|tuvo|tuvimos|tive|teve|sofreu|sufrió un|um ~1 accidente|acidente
  encosta|barragem ~6 levou|arrastou|soterrou
  immeuble|maison|appartement|appart|toit a|ont brûlé
  stayed behind when ~4 evacuated|evacuate
  água|lama|chuva levou|arrastou ~2 casa|casas|tudo|carros|loja
  when the ~1 tornado|hurricane|tsunami|wildfire hit|struck
  the|our house|home is gone . all|nothing|standing
  seit dem|der erdbeben|flut|brand|angriff|unglück ~1 keine
  barreira|encosta desceu|desabou em|sobre|na ~3 casa|casas|rua
  agua se llevó ~2 bajo|vecino|vecina|vecinos|puente
  sleeping in ~2 gym|hall with 0 other|people|families
  agua|lodo|barro|lava se llevó ~2 casa|casas|taller|todo|pueblo|negocio|coches
`;
