import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './php';

export const BASE = 'http://site.test/build/';
export const FILES = {
	dashboard: ['dashboard.css?ver=1', 'dashboard.js?ver=2'],
	settings: ['shared.js?ver=3', 'settings.js?ver=4'],
	'settings-traffic': ['shared.js?ver=3', 'settings-traffic.js?ver=5'],
};
/** Chunks → paths. */
export const ROUTES = {
	dashboard: ['/', '/dashboard'],
	'settings settings-traffic': ['/traffic'],
	'': ['/plans-prompt'],
};

/** Calls the function of a file as the page does: evaluated from text, without access to this module. */
export function call(file: string, ...values: unknown[]): void {
	const code = readFileSync(join(ROOT, file), 'utf8').replace(/[;\n]+$/, '');
	window.eval(`${code}(${values.map((value) => JSON.stringify(value)).join(',')})`);
}
