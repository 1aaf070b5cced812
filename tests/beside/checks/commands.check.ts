import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isOfThisSite } from '@/domain/settings/file/values';
import { dataFile } from '../../e2e/support/data-folder';
import { readSettings } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { check } from './check';
import { switchAll } from './switch-all';

const SCRIPT = join(__dirname, '../../companion/site-tools-double/run-command.php');

interface Applied {
	blocked: { key: string; reason: string }[];
	refused: { key: string; reason: string }[];
}

/** Runs `wp dashboard-for-jetpack apply` in a process of its own, with the double of WP-CLI. */
function apply(modules: Record<string, boolean>): Applied {
	const file = JSON.stringify({
		format: 'dashboard-for-jetpack/settings',
		version: 1,
		modules,
		settings: {},
	});
	const args = [SCRIPT, SITE, dataFile('wordpress'), 'admin', 'apply', file];
	const { lines } = JSON.parse(execFileSync('php', args, { encoding: 'utf8' })) as {
		lines: string[];
	};
	return JSON.parse(lines.join('\n')) as Applied;
}

check('Files applied by WP-CLI', async (_findings, note) => {
	const modules = (await switchAll(true)).filter((slug) => !isOfThisSite(slug));
	for (const isOn of [false, true]) {
		const file = Object.fromEntries(modules.map((slug) => [slug, isOn]));
		const { blocked, refused } = apply(file);
		const settings = await readSettings();
		for (const slug of modules) {
			const said = [...blocked, ...refused].find(({ key }) => key === slug);
			const flaw = said ? said.reason : 'it is not, and nobody says why';
			note(`${slug}, turned ${isOn ? 'on' : 'off'}`, settings[slug] === isOn, flaw);
		}
	}
});
