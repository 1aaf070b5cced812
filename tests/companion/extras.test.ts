import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '../e2e/support/data-folder';
import { documentOf, printedGlobal } from '../e2e/support/page-data';
import { SITE } from '../e2e/support/site';
import './support/no-complaints';
import { besideJetpack, DASHBOARD, OWN_PAGE, switchPlugin } from './support/site';
import { putPlugin, removeFolder } from './support/zip';

const EXTRAS = readdirSync(join(__dirname, '../../php-stub/extras'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** A copy of the plugin without the folder and the line of an extra. */
function putWithout(extra: string): string {
	const folder = `without-${extra}`;
	const file = putPlugin('installed', folder);
	const extras = dataFile(`wordpress/wp-content/plugins/${folder}/extras`);
	const list = readFileSync(join(extras, 'index.php'), 'utf8');
	const namespace = extra.replaceAll('-', '_');
	writeFileSync(
		join(extras, 'index.php'),
		list.replace(RegExp(`^.*\\b${namespace}\\\\.*\n`, 'im'), ''),
	);
	rmSync(join(extras, extra), { recursive: true });
	return file;
}

describe('the plugin without one of its extras', () => {
	besideJetpack(
		() => switchPlugin(DASHBOARD, 'inactive'),
		() => switchPlugin(DASHBOARD, 'active'),
	);

	it.each(EXTRAS)('opens its page: %s', async (extra) => {
		const file = putWithout(extra);
		try {
			await switchPlugin(file, 'active');
			const html = await documentOf('admin', OWN_PAGE);
			expect(html).toContain('<div id="jp-plugin-container"');
			expect(printedGlobal(html, 'Initial_State')).toMatchObject({ pageDataFailures: [] });
			for (const address of [SITE, `${SITE}/wp-admin/index.php`, `${SITE}/wp-admin/plugins.php`]) {
				expect(await documentOf('admin', address)).toContain('</html>');
			}
		} finally {
			await switchPlugin(file, 'inactive');
			removeFolder(`without-${extra}`);
		}
	});
});
