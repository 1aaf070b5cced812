import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/** A temporary folder, which is deleted after the tests around the call. */
export function createFolder() {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'bin-')));
	afterAll(() => rmSync(root, { recursive: true, force: true }));
	return {
		root,
		/** @return Path of the file. */
		write(name: string, data: string | Uint8Array = ''): string {
			const path = join(root, name);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, data);
			return path;
		},
		read: (name: string) => readFileSync(join(root, name), 'utf8'),
	};
}

/** Builds `index.js` of a folder into its folder `out`, with names that a test can know. */
export const bundle = (
	context: string,
	output: webpack.Configuration['output'],
	plugins: webpack.WebpackPluginInstance[],
	more: webpack.Configuration = {},
) =>
	new Promise<string[]>((resolve, reject) =>
		webpack(
			{
				mode: 'production',
				context,
				entry: './index.js',
				output: { path: join(context, 'out'), ...output },
				optimization: { chunkIds: 'named', minimize: false },
				plugins,
				...more,
			},
			(error, stats) =>
				error ? reject(error) : resolve(stats!.compilation.errors.map(({ message }) => message)),
		),
	);
