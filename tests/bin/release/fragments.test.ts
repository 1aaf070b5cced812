import { join } from 'node:path';
import { parseFragment, readEntries } from '../../../bin/lib/release/fragments.mjs';
import { createRepository } from './repository';

describe('a fragment', () => {
	it('has one entry for each line', () => {
		const text = 'added: A card.\n\nfixed: `#/scan` opens: at once.\n';
		expect(parseFragment('scan.md', text)).toEqual([
			{ kind: 'added', text: 'A card.' },
			{ kind: 'fixed', text: '`#/scan` opens: at once.' },
		]);
	});

	it.each([
		['an unknown kind', 'a.md', 'added: A card.\nnew: A card.', 'a.md:2: write "kind: One'],
		['no kind', 'a.md', 'A card.', 'a.md:1: write "kind: One sentence."'],
		['no sentence', 'a.md', 'added: ', 'a.md:1: write'],
		['no period', 'a.md', 'added: A card', 'a.md:1: write'],
		['no entry', 'a.md', '\n', 'a.md: the file is empty.'],
		['another name', 'My Card.md', 'added: A card.', 'My Card.md: name it with lower-case'],
		['another extension', 'card.txt', 'added: A card.', 'card.txt: name it with'],
		['none and one', 'a.md', 'none: Only tests.\nadded: A card.', 'a.md: "none" must'],
	])('%s: throws one sentence that names the file', (_what, name, text, message) => {
		expect(() => parseFragment(name, text)).toThrow(`.changelog/${message}`);
	});
});

describe('entries', () => {
	const read = (files: Record<string, string>) => {
		const { root, remove } = createRepository(files);
		try {
			return readEntries(root).map(({ kind, text }) => `${kind} ${text}`);
		} finally {
			remove();
		}
	};

	it('are sorted by kind, then by file, without the README and without "none"', () => {
		const files = {
			'.changelog/README.md': 'How to write one',
			'.changelog/a.md': 'fixed: A.\nadded: B.\n',
			'.changelog/b.md': 'none: Only a test.\n',
			'.changelog/c.md': 'added: C.\nremoved: D.\nchanged: E.\n',
		};
		expect(read(files)).toEqual(['added B.', 'added C.', 'changed E.', 'fixed A.', 'removed D.']);
	});

	it('are none without a folder', () => {
		expect(read({})).toEqual([]);
	});

	it('are all valid in this project', () => {
		expect(() => readEntries(join(__dirname, '../../..'))).not.toThrow();
	});
});
