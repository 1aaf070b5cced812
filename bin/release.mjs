#!/usr/bin/env node
/* Releases the commit at HEAD: the changelog, the version, both zips, a commit and a tag. */
import { ensureDependencies, ROOT } from './lib/dependencies.mjs';
import { readFlags } from './lib/flags.mjs';
import { reasonOf } from './lib/reason-of.mjs';
import { describeRelease, release } from './lib/release/run.mjs';

const HELP = `npm run release -- [flags] VERSION

Moves the entries of .changelog to CHANGELOG.md and readme.txt, sets the version everywhere, commits that, builds both zips from the
commit twice, compares every byte, tags the commit, and writes the zips with their bills of materials and checksums to release/. Runs
\`npm test -- --all\` first if it has not passed for this commit. A failure leaves branch, files and tags as they were. Pushes nothing.

  --dry-run   print what would be done, and change nothing
`;

try {
	const args = process.argv.slice(2);
	const isWord = (/** @type {string} */ arg) => !arg.startsWith('-');
	const version = args.filter(isWord).join(' ');
	const values = readFlags(
		'npm run release',
		{
			'dry-run': { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
		args.filter((arg) => !isWord(arg)),
	);
	if (values.help) {
		console.log(HELP);
	} else {
		const wishes = {
			root: ROOT,
			version,
			date: new Date().toISOString().slice(0, 10),
			say: console.log,
		};
		if (values['dry-run']) {
			describeRelease(wishes);
		} else {
			ensureDependencies();
			await release(wishes);
		}
	}
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
