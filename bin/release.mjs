#!/usr/bin/env node
/* Releases the commit at HEAD: the changelog, the version, both zips, a commit and a tag. */
import { runCommand } from './lib/command.mjs';
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { describeRelease, release } from './lib/release/run.mjs';

const HELP = `npm run release -- [flags] VERSION

Moves the entries of .changelog to CHANGELOG.md and readme.txt, sets the version everywhere, commits that, builds both zips from the
commit twice, compares every byte, tags the commit, and writes the zips with their bills of materials and checksums to release/. Runs
\`npm test -- --all\` first if it has not passed for this commit. A failure leaves branch, files and tags as they were. Pushes nothing.

  --dry-run   print what would be done, and change nothing
`;

await runCommand(HELP, async ({ words, 'dry-run': isDry }) => {
	const date = new Date().toISOString().slice(0, 10);
	const wishes = { root: ROOT, version: words.join(' '), date, say: console.log };
	if (isDry) {
		describeRelease(wishes);
	} else {
		ensureDependencies();
		await release(wishes);
	}
});
