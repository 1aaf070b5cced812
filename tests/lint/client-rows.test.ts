import { join } from 'node:path';
import ts from 'typescript';
import { ROUTES } from '@/extras/routes';
import { resolveScreen, type ScreenFacts } from '@/domain/routes/screen-choice';
import { OWNER } from '#tests/support/screen-facts';
import { readLedger } from '../../bin/lib/requirements/ledger.mjs';
import { readScripts } from './source';

const SOURCES = [...readScripts('src')];

const filesWith = (pattern: RegExp, except = '') =>
	SOURCES.filter(([file, text]) => file !== except && pattern.test(text)).map(([file]) => file);

/** The files outside its own that use an entity of the API. */
const usersOf = (entity: string, file: string) =>
	filesWith(new RegExp(`\\b${entity}\\b`), `src/api/entities/${file}`);

function attributesOf(component: string): string[][] {
	const found: string[][] = [];
	const visit = (node: ts.Node): void => {
		if (
			(ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
			node.tagName.getText() === component
		) {
			found.push(node.attributes.properties.map((one) => one.name?.getText() ?? '…'));
		}
		ts.forEachChild(node, visit);
	};
	SOURCES.filter(([, text]) => text.includes(`<${component}`)).forEach(([file, text]) =>
		visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
	);
	return found;
}

const UNCONNECTED: ScreenFacts = {
	...OWNER,
	canActivateLicense: false,
	isLinked: false,
	connection: 'unconnected',
	showRecommendations: false,
};

const screens = attributesOf('ConnectScreen');

/** The rows with the check `client`, and the screens that reach them. If there is any, the row needs another check. */
const REACHED_BY: [ids: string, reached: unknown[]][] = [
	['API-07 API-14 API-22 API-23 API-24 API-35 API-37 API-44', usersOf('catalogApi', 'catalog.ts')],
	['API-63 API-64', usersOf('searchApi', 'search.ts')],
	['API-66', usersOf('adsApi', 'catalog.ts')],
	['CONN-09', screens.filter((attributes) => !attributes.includes('title'))],
	['CONN-11', screens.filter((attributes) => attributes.includes('images'))],
	// At a Glance, which has the card, gives way to the screen for connecting.
	[
		'CONN-15',
		ROUTES.filter((route) => {
			const choice = resolveScreen(route, UNCONNECTED);
			return choice.kind === 'screen' && choice.screen === 'dashboard';
		}),
	],
	['CONN-27', filesWith(/skipUserConnection(?!\?: boolean|\n| = false)/)],
	['OFFER-10 OFFER-11', filesWith(/duration: 'monthly'|duration="monthly"/)],
];

it.each(REACHED_BY)('no screen reaches %s', (_ids, reached) => {
	expect(reached).toEqual([]);
});

it('every row that no screen reaches has the check "client", and no other row', () => {
	expect(screens.length).toBeGreaterThan(3);
	const rows = readLedger(join(__dirname, '../requirements.tsv'));
	expect(rows.filter(({ check }) => check === 'client').map(({ id }) => id)).toEqual(
		REACHED_BY.flatMap(([ids]) => ids.split(' ')),
	);
});
