import {
	applyChange,
	getSelected,
	getSkipped,
	getViewed,
	getViewedDiscounts,
} from '@/domain/recommendations/data';
import { resolveSummary } from '@/domain/recommendations/summary';
import { idle, toReady } from '@/lib/remote';
import { ALL_OFF } from './facts';

const DATA = {
	'site-type-store': true,
	selectedRecommendations: ['monitor'],
	skippedRecommendations: ['woocommerce'],
};

it('RECS-33 marks a feature as selected, no longer as skipped, and keeps the rest', () => {
	expect(applyChange(DATA, { kind: 'select', slug: 'woocommerce' })).toEqual({
		'site-type-store': true,
		selectedRecommendations: ['monitor', 'woocommerce'],
		skippedRecommendations: [],
	});
	const first = applyChange({}, { kind: 'select', slug: 'monitor' });
	expect(first).toEqual({ selectedRecommendations: ['monitor'] });
});

it('RECS-34 marks a step as skipped and no longer as selected', () => {
	const data = applyChange(DATA, { kind: 'skip', slug: 'monitor' });
	expect(getSkipped(data)).toEqual(['woocommerce', 'monitor']);
	expect(getSelected(data)).toEqual([]);
});

it('RECS-36 adds a step to the viewed steps once', () => {
	const once = applyChange(DATA, { kind: 'view', slug: 'monitor' });
	expect(getViewed(once)).toEqual(['monitor']);
	expect(applyChange(once, { kind: 'view', slug: 'monitor' })).toBe(once);
});

it('RECS-46 records the steps with a viewed discount separately from the viewed steps', () => {
	const seen = applyChange(DATA, { kind: 'view-discount', slug: 'publicize' });
	expect(getViewedDiscounts(seen)).toEqual(['publicize']);
	expect(getViewed(seen)).toEqual([]);
});

it('RECS-37 returns the same object for a change without effect', () => {
	const answer = (isStore: boolean) =>
		applyChange(DATA, { kind: 'answer', answers: { 'site-type-store': isStore } });
	expect(applyChange(DATA, { kind: 'select', slug: 'monitor' })).toBe(DATA);
	expect(applyChange(DATA, { kind: 'skip', slug: 'woocommerce' })).toBe(DATA);
	expect(answer(true)).toBe(DATA);
	expect(answer(false)).toEqual({ ...DATA, 'site-type-store': false });
});

describe('RECS-55 the summary', () => {
	const DATA = {
		selectedRecommendations: ['videopress', 'boost', 'monitor', 'related-posts'],
		skippedRecommendations: ['summary', 'monitor', 'anti-spam', 'creative-mail', 'woocommerce'],
	};

	it('lists selected and skipped steps in order by what is on, without unknown slugs', () => {
		const kinds = { ...ALL_OFF, monitor: 'blocked', woocommerce: 'on', videopress: 'on' } as const;
		expect(resolveSummary(toReady(DATA), kinds)).toEqual({
			kind: 'ready',
			hasChoices: true,
			main: 'related-posts',
			on: ['woocommerce', 'videopress'],
			off: ['monitor', 'related-posts', 'creative-mail'],
			unchecked: [],
			resources: ['anti-spam'],
		});
		expect(resolveSummary(toReady({}), ALL_OFF)).toMatchObject({ on: [], off: [], resources: [] });
	});

	it.each(['failed', 'no-right'] as const)(
		'claims neither on nor off for a plugin whose state is %s',
		(kind) => {
			const summary = resolveSummary(toReady(DATA), { ...ALL_OFF, 'creative-mail': kind });
			expect(summary).toMatchObject({ on: [], unchecked: ['creative-mail'] });
			expect(summary).not.toMatchObject({ off: expect.arrayContaining(['creative-mail']) });
		},
	);

	it('lists features that are on, no matter how they were turned on, and doesn’t count them as choices', () => {
		const summary = resolveSummary(toReady({}), { ...ALL_OFF, publicize: 'on' });
		expect(summary).toMatchObject({ hasChoices: false, on: ['publicize'], main: null });
	});

	it('is loading until every feature is known', () => {
		const kinds = { ...ALL_OFF, 'creative-mail': 'loading' } as const;
		expect(resolveSummary(toReady(DATA), kinds)).toEqual({ kind: 'loading' });
		const others = toReady({ selectedRecommendations: ['monitor'] });
		expect(resolveSummary(others, kinds)).toEqual({ kind: 'loading' });
		expect(resolveSummary(idle, ALL_OFF)).toEqual({ kind: 'loading' });
	});
});
