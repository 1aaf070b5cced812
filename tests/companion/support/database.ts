import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../../e2e/support/data-folder';
import { SITE } from '../../e2e/support/site';

const CONFIG = 'wordpress/wp-config.php';
const SCRIPT = 'wordpress/site-script.php';

/** Copies the script into the site, which is only reachable from this machine. */
export const putScript = () =>
	copyFileSync(join(__dirname, '../site-script/site-script.php'), dataFile(SCRIPT));

export const removeScript = () => rmSync(dataFile(SCRIPT), { force: true });

/** Runs one step of the script in a separate request, as the first administrator, without login and routes. */
export async function runStep<T>(step: string, data: object = {}): Promise<T> {
	const response = await fetch(`${SITE}/site-script.php`, {
		method: 'POST',
		body: JSON.stringify({ step, ...data }),
	});
	const text = await response.text();
	try {
		return JSON.parse(text) as T;
	} catch {
		throw new Error(`The step ${step} ended with HTTP ${response.status}: ${text.slice(0, 500)}`);
	}
}

export interface Kept {
	options: string[];
	transients: string[];
	meta: string[];
	tables: string[];
	active: string[];
	akismetKey: string | false;
}

export const listUnchanged = () => runStep<Kept>('list');

/** All options, but for those that time alone changes. */
export async function readRows(): Promise<Record<string, string>> {
	const rows = await runStep<Record<string, string>>('rows');
	const isOfTime = (name: string) => /^_(site_)?transient_|^cron$/.test(name);
	return Object.fromEntries(Object.entries(rows).filter(([name]) => !isOfTime(name)));
}

export const listChanged = (before: Record<string, string>, after: Record<string, string>) =>
	[...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(name) => before[name] !== after[name],
	);

/** Adds lines to the start of wp-config.php, so that they take precedence; returns a function that removes them. */
export function configure(lines: string): () => void {
	const original = readFileSync(dataFile(CONFIG), 'utf8');
	writeFileSync(dataFile(CONFIG), original.replace('<?php\n', `<?php\n${lines}\n`));
	return () => writeFileSync(dataFile(CONFIG), original);
}

const PATIENCE = 15_000;

/** Waits until the site uses its new configuration, because PHP caches compiled files for some seconds. */
export async function untilConfigured(isDone: () => Promise<boolean>): Promise<void> {
	const until = Date.now() + PATIENCE;
	while (!(await isDone())) {
		if (Date.now() > until) {
			throw new Error('The site does not use its new wp-config.php.');
		}
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
}
