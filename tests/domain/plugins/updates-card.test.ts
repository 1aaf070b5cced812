import { resolveUpdatesCard, type UpdatesCardFacts } from '@/domain/plugins/updates-card';
import { idle, toFailed, toReady } from '@/lib/remote';
import { FAILED } from '../shorthand';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const none = toReady({ count: 0 });

const RIGHTS = { install: true, activate: true, update: true, areFilesWritable: true };
const BARRED = { ...RIGHTS, update: false };
const LOCKED = { ...BARRED, areFilesWritable: false };
const [TWO_DAYS, LONG] = [NOW - 48 * HOUR, NOW - 49 * HOUR];

const unchecked = (checkedAt: number | null) => ({ kind: 'unchecked', checkedAt });
const unconfirmed = (right: string) => ({ kind: 'unconfirmed', right });
const needed = (count: number, hasLink: boolean) => ({ kind: 'needed', count, hasLink });
const FACTS: UpdatesCardFacts = {
	updates: toReady({ count: 2 }),
	rights: RIGHTS,
	checkedAt: NOW - HOUR,
	now: NOW,
};
const failed = toFailed<{ count: number }, Error>(idle, new Error('No answer'));

it.each<[string, Partial<UpdatesCardFacts>, object]>([
	['the count and a link', {}, needed(2, true)],
	['no link to others', { rights: BARRED }, needed(2, false)],
	['the same later', { updates: none, checkedAt: TWO_DAYS }, { kind: 'none', checkedAt: TWO_DAYS }],
	['no result of an older check', { updates: none, checkedAt: LONG }, unchecked(LONG)],
	['the lock of the host', { updates: none, rights: LOCKED }, unconfirmed('host')],
	['a failure', { updates: failed }, FAILED],
])('DASH-41 shows %s', (_title, facts, view) => {
	expect(resolveUpdatesCard({ ...FACTS, ...facts })).toEqual(view);
});
