/**
 * Whether what npm installed (its own note in node_modules) is what the lockfile asks for. However
 * it was installed: by us, by `npm ci`, by `npm install`. An interrupted npm leaves no note.
 * @param {string} lockfile package-lock.json
 * @param {string} note node_modules/.package-lock.json
 * @param {{ withDev: boolean }} options withDev: false when the tools of development may be missing
 */
export function isInstallCurrent(lockfile, note, { withDev }) {
  const wanted = JSON.parse(lockfile).packages;
  const installed = JSON.parse(note).packages;
  const isSame = ([path, { version }]) => wanted[path]?.version === version;
  // What is made for other platforms is left out by npm.
  const mayMiss = (one) => one.optional || one.devOptional || (!withDev && one.dev);
  return (
    Object.entries(installed).every(isSame) &&
    Object.entries(wanted).every(
      ([path, one]) => path === '' || path in installed || mayMiss(one) === true,
    )
  );
}
