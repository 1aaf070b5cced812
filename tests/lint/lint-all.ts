import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Specimen {
	/** The path under which the text is linted. */
	file: string;
	code: string;
}

export interface Complaint {
	rule: string | null;
	message: string;
}

interface Found {
	scripts: Complaint[][];
	sheets: Complaint[][];
}

const ROOT = join(__dirname, '../..');

/** Lints every specimen in one process, because loading the configuration takes most of the time. */
export function lintAll(scripts: Specimen[], sheets: Specimen[]): Found {
	const output = execFileSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
		cwd: ROOT,
		input: JSON.stringify({ scripts, sheets }),
		encoding: 'utf8',
		maxBuffer: 16 * 1024 * 1024,
	});
	return JSON.parse(output) as Found;
}
