/*
 * What a screen reader has of every screen and dialog: its landmarks, headings, texts and controls, in their order, with name and
 * state. The outlines are in outlines/; `UPDATE_OUTLINES=1` writes them anew, and the difference in Git shows what a change means to people who listen.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_LONG, sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { openStage, type Stage } from '../support/stage';
import { openView, VIEWS, WORST_VIEWS } from '../worlds/views';

const FOLDER = join(__dirname, '../outlines');
const WRITES = process.env.UPDATE_OUTLINES === '1';

let stage: Stage;

beforeAll(async () => {
	stage = await openStage({ width: 1280 });
	mkdirSync(FOLDER, { recursive: true });
});

afterAll(() => closePages());

const fileOf = (name: string) =>
	`${name.replace(/^\//, '').replace(/[^\w-]+/g, '-') || 'start'}.txt`;

/** Leaves out what differs between runs or is not read: how long ago something was, the site's own address, and the targets of links. */
const withoutTimes = (outline: string) =>
	outline
		.replace(/^ *- \/url: .*\n?/gm, '')
		.replace(/127\.0\.0\.1(:|%3A)\d+/g, 'example.test')
		.replace(
			/\b(\d+|an?) (second|minute|hour|day|week|month|year)s? ago|just now/g,
			'some time ago',
		);

describe.each(sampleOf(VIEWS, WORST_VIEWS))('%s', (name, view) => {
	it('reads to a screen reader like its outline', async () => {
		await openView(stage, view);
		const dialogs = stage.page.getByRole('dialog');
		const part = (await dialogs.count()) > 0 ? dialogs.last() : stage.container;
		const outline = `${withoutTimes(await part.ariaSnapshot())}\n`;
		const file = join(FOLDER, fileOf(name));
		if (WRITES) {
			writeFileSync(file, outline);
		}
		expect(existsSync(file)).toBe(true);
		expect(outline).toBe(readFileSync(file, 'utf8'));
	});
});

it('has an outline for each view, and no other', () => {
	const wanted = Object.keys(VIEWS).map(fileOf).sort();
	expect(new Set(wanted).size).toBe(wanted.length);
	expect(IS_LONG || !WRITES ? readdirSync(FOLDER).sort() : wanted).toEqual(wanted);
});
