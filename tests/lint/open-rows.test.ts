import { join } from 'node:path';
import { readLedger } from '../../bin/lib/requirements/ledger.mjs';

/** Rows with an open question. A reading in brackets says how the app takes them; where a question is decided, the text says what holds. */
const OPEN: Record<string, string> = {
	TRACK: '02 16 19 20',
	SHELL: '12 13 23',
	DASH: '02 30 32 33 43',
	CSTATE: '12 18',
	COMP: '10 18',
	DISCON: '08',
	SETDISC: '07',
	LIC: '08 15 39',
	NAV: '17 22',
	NOTICE: '19',
	CARD: '27',
	SETPERF: '08 20 21',
	SLUG: '11',
	SETPRIV: '04',
	PRODUCT: '06',
	ROLE: '21',
	SCAN: '22 26',
	SETSEC: '10 11 12 34 36',
	STATS: '19 20 21',
	VERIFY: '14 31',
	PREVIEW: '07 12',
	TRAFFIC: '26',
};

/** A remark in brackets has several words; a shortcode or a token has one. */
const READING = /\[[^\]]*\s[^\]]*\]?/;

const rows = readLedger(join(__dirname, '../requirements.tsv'));

it.each([
	['Event view-earnings exists [read as recorded on the link].', true],
	["[Not stated, expected:] 'Stay connected' closes the dialog.", true],
	['a shortcode [ccpa-do-not-sell-link], a token [date], a list features[]', false],
])('%s has a reading in brackets: %s', (text, isReading) => {
	expect(READING.test(text)).toBe(isReading);
});

it('only the rows with an open question have a reading in brackets', () => {
	const open = Object.entries(OPEN).flatMap(([area, numbers]) =>
		numbers.split(' ').map((number) => `${area}-${number}`),
	);
	const read = rows.filter(({ requirement }) => READING.test(requirement)).map(({ id }) => id);
	expect(read).toEqual(open);
});
