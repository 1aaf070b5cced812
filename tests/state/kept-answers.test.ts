/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { keptOf } from '@/lib/remote';
import { askAgain, loadFirstAnswers, selectKeptFailure } from '@/state/store/arrivals';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadStats, selectStatsSeries, selectStatsSummary } from '@/state/stats';
import { setSetting } from '@/state/settings';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';
import { open } from './site';

const CALL = 'jetpack/v4/rewind';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 31);

const bodyOf = (state: string) => ({ code: 'success', message: '', data: { state } });
const ACTIVE = { state: 'active', isNew: false };
const SETUP = { state: 'provisioning', isNew: false };

/** A site that has kept an answer about its backups, and counts the requests for a new one. */
function openKept(
	kept: NonNullable<StoreOptions['kept']>[string],
	{ status = 200, ...options }: StoreOptions & { status?: number } = {},
) {
	const site = open({ kept: { [CALL]: kept }, printedAt: NOW, ...options });
	const called = jest.fn();
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	server.use(
		http.get(`${REST}/rewind`, async () => {
			called();
			await released;
			return status === 200
				? HttpResponse.json(bodyOf('active'))
				: HttpResponse.json({ code: 'x', message: 'Down' }, { status });
		}),
	);
	return { ...site, called, release: () => release(), rewind: () => site.read(selectRewind) };
}

it('a current kept answer is simply the value, and nothing is asked', async () => {
	const { dispatch, called, rewind } = openKept({ age: 59_999, answer: bodyOf('provisioning') });
	await dispatch(loadFirstAnswers());
	expect(rewind()).toEqual({ phase: 'ready', data: SETUP });
	await expect(dispatch(loadRewind())).resolves.toEqual({ data: SETUP });
	expect(called).not.toHaveBeenCalled();
});

it.each([
	['older than a minute', MINUTE, false],
	['of almost a day', DAY, false],
	['older than a day', DAY + 1, true],
])(
	'a kept answer %s is shown with its time until the new one is there',
	async (_age, age, isAged) => {
		const { dispatch, called, release, rewind } = openKept({ age, answer: bodyOf('provisioning') });
		await dispatch(loadFirstAnswers());
		const kept = { at: NOW - age, isAged };
		expect(rewind()).toEqual({ phase: 'loading', previous: SETUP, kept });
		expect(called).not.toHaveBeenCalled();
		const loading = dispatch(loadRewind());
		expect(rewind()).toMatchObject({ phase: 'loading', previous: SETUP, kept });
		release();
		await loading;
		expect(rewind()).toEqual({ phase: 'ready', data: ACTIVE });
		expect(called).toHaveBeenCalledTimes(1);
	},
);

it('a failure keeps it, with its time and the reason, until something answers', async () => {
	const { dispatch, read, release, rewind } = openKept(
		{ age: MINUTE, answer: bodyOf('provisioning') },
		{ status: 500 },
	);
	release();
	await dispatch(loadRewind());
	const kept = { at: NOW - MINUTE, isAged: false };
	expect(rewind()).toMatchObject({ phase: 'failed', previous: SETUP, kept });
	expect(read(selectKeptFailure)).toMatchObject({ kind: 'http', message: 'Down' });
	answerGet('rewind', bodyOf('active'));
	dispatch(askAgain());
	await dispatch(loadRewind());
	expect(keptOf(rewind())).toBeUndefined();
	expect(read(selectKeptFailure)).toBeUndefined();
});

it.each([
	['nonsense', { age: 0, answer: 'nonsense' }],
	['an answer without a state', { age: 0, answer: bodyOf('active').message }],
	['an error inside', { age: 0, answer: { code: 'x', message: 'No', data: { status: 500 } } }],
	['of the future', { age: -1, answer: bodyOf('provisioning') }],
	['without an age', { age: NaN, answer: bodyOf('provisioning') }],
])('%s counts as never kept', async (_what, kept) => {
	const { dispatch, called, release, rewind } = openKept(kept);
	await dispatch(loadFirstAnswers());
	expect(rewind()).toEqual({ phase: 'idle' });
	release();
	await dispatch(loadRewind());
	expect(rewind()).toEqual({ phase: 'ready', data: ACTIVE });
	expect(called).toHaveBeenCalledTimes(1);
});

it.each([
	['a clock that was set back', NOW + 1],
	['a page from a cache', NOW - MINUTE],
])('is no present value with %s', async (_what, printedAt) => {
	const { dispatch, rewind } = openKept({ answer: bodyOf('provisioning') }, { printedAt });
	await dispatch(loadFirstAnswers());
	expect(rewind()).toMatchObject({ phase: 'loading', kept: { at: printedAt } });
});

it('a forced load asks at once', async () => {
	const { dispatch, called, release, rewind } = openKept({ answer: bodyOf('provisioning') });
	release();
	await dispatch(loadRewind({ force: true }));
	expect(rewind()).toEqual({ phase: 'ready', data: ACTIVE });
	expect(called).toHaveBeenCalledTimes(1);
});

it('nothing that was kept is used after a write', async () => {
	const { dispatch, called, release, rewind } = openKept({ answer: bodyOf('provisioning') });
	await dispatch(setSetting('photon', true));
	release();
	await dispatch(loadRewind());
	expect(rewind()).toEqual({ phase: 'ready', data: ACTIVE });
	expect(called).toHaveBeenCalledTimes(1);
});

it('asks again only for what is shown', async () => {
	const { dispatch, called, release, read } = openKept({ answer: bodyOf('provisioning') });
	release();
	dispatch(askAgain());
	await dispatch(loadFirstAnswers());
	expect(called).not.toHaveBeenCalled();
	dispatch(askAgain());
	await dispatch(loadRewind());
	expect(read(selectRewind)).toEqual({ phase: 'ready', data: ACTIVE });
	expect(called).toHaveBeenCalledTimes(1);
});

it('the totals of the stats come with the kept days', async () => {
	const answer = { general: { stats: { views: 7 } }, day: { data: [['2026-01-31', 3]] } };
	const site = open({ kept: { 'jetpack/v4/module/stats/data?range=day': { answer } } });
	await site.dispatch(loadStats('day')());
	expect(site.read(selectStatsSeries).day).toEqual({
		phase: 'ready',
		data: [{ period: '2026-01-31', views: 3 }],
	});
	expect(site.read(selectStatsSummary)?.views).toBe(7);
});
