import { join } from 'node:path';
import { prefixOf, readLedger } from '../../bin/lib/requirements/read-ledger.mjs';

/** Rows with a decided question. Their text says what holds, while a reading in brackets marks an open question. */
const DECIDED: Record<string, string> = {
	API: '01 02 03 07 14 22 23 24 35 36 37 44 49 53 60 61 62 63 64 66',
	BACKUP: '04 06 09',
	CARD: '01 03 04 08 16 20',
	COMP: '12 15',
	CONN: '06 07 09 11 15 27',
	CONST: '10',
	COUPON: '01 05 07 08',
	CSTATE: '14 22',
	DASH: '06 11 12 16 17 18 20 35 37 38 39 41 42',
	DATA: '04 10 11 12',
	DEV: '01 02 03 04 05 06',
	DISCON: '04 22',
	ERR: '12 14 15',
	FIND: '12',
	LIC: '02 10 11 16 27',
	NAV: '06 11 12 20 27 28 34',
	NOTICE: '02 05 06 20 21 23 29 30 31 32 35 36',
	OFFER: '01 02 03 04 05 06 09 10 11 14',
	PLAN: '01 05 07 08 12 14 15',
	PREVIEW: '10',
	PRODUCT: '02',
	RECS: '01 13 15 21 32 35 36 57 58',
	ROLE: '03 05 09',
	SCAN: '18 19 21 23',
	SETDISC: '01 11',
	SETGEN: '03 05 08 14 15',
	SETPERF: '03 10',
	SETSEC: '02 03 09 22 26 33 39 40 41 44 45',
	SETSHARE: '02 06 08',
	SHELL: '04 05 06 08 10 17 19 21 22 24 27 28 32',
	SLUG: '13',
	STATS: '03 08 13 18',
	TRACK: '01 04 08 09 10 11 12 13 14 15 22',
	TRAFFIC: '02 12 17 18 27 29 36 44',
	VERIFY: '23',
	WRITING: '02 04 06 08 17 18 19',
};

const decided = Object.entries(DECIDED).flatMap(([area, numbers]) =>
	numbers.split(' ').map((number) => `${area}-${number}`),
);

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

it('rows about which a question was decided have no reading in brackets', () => {
	expect(
		rows.filter(({ id, requirement }) => decided.includes(id) && READING.test(requirement)),
	).toEqual([]);
});

it('every decided row is in the table, once', () => {
	expect(decided.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
	expect(new Set(decided).size).toBe(decided.length);
	expect(decided.map(prefixOf)).not.toContain('');
});
