import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

/** JavaScript whose types only `tsc --project bin` checks. */
const { RouteManifest } = jest.requireActual<{
	RouteManifest: new (filename: string, table: string) => webpack.WebpackPluginInstance;
}>('../../bin/lib/webpack-plugins.js');

const folder = mkdtempSync(join(tmpdir(), 'route-manifest-'));

afterAll(() => rmSync(folder, { recursive: true }));

const TABLE = (chunk: string) => `
import { LINKED } from './visitors';
export const buildRouteChunks = (): Record<string, Record<string, readonly string[]>> => ({ [LINKED]: { '/': ['${chunk}'] } });
`;

/** Builds an entry with one lazy chunk, "cards", and a route table with the given chunk. */
async function build(chunk: string) {
	const source = join(folder, chunk);
	mkdirSync(source);
	const write = (name: string, text: string) => writeFileSync(join(source, name), text);
	write('index.js', "import(/* webpackChunkName: 'cards' */ './cards.js');");
	write('cards.js', 'export default 1;');
	write('table.ts', TABLE(chunk));
	write('visitors.ts', "export const LINKED = 'linked';");
	const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
		webpack(
			{
				mode: 'production',
				context: source,
				entry: './index.js',
				output: { path: join(source, 'out'), chunkFilename: '[name].js?ver=[contenthash:8]' },
				optimization: { chunkIds: 'named', minimize: false },
				plugins: [new RouteManifest('routes.json', join(source, 'table.ts'))],
			},
			(error, result) => (error ? reject(error) : resolve(result)),
		);
	});
	return { errors: stats?.compilation.errors.map(({ message }) => message), source };
}

it('the build writes the routes with their chunks, and the files of each chunk', async () => {
	const { errors, source } = await build('cards');
	expect(errors).toEqual([]);
	expect(JSON.parse(readFileSync(join(source, 'out/routes.json'), 'utf8'))).toEqual({
		chunks: { cards: [expect.stringMatching(/^cards\.js\?ver=[0-9a-f]{8}$/)] },
		routes: { linked: { '/': ['cards'] } },
	});
});

it('the build fails if a route has a chunk that no file imports', async () => {
	const { errors } = await build('card');
	expect(errors).toEqual(['A route needs the chunk "card", which no import() names.']);
});
