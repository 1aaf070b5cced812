import {
	applyChange,
	getSelected,
	getSkipped,
	getViewed,
	getViewedDiscounts,
} from '@/domain/recommendations/data';
import { resolveSummary } from '@/domain/recommendations/summary';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const DATA = {
	'site-type-store': true,
	selectedRecommendations: ['monitor'],
	skippedRecommendations: ['woocommerce'],
};

it('RECS-33 marks a feature as selected and no longer as skipped, and keeps the rest', () => {
	expect(applyChange(DATA, { kind: 'select', slug: 'woocommerce' })).toEqual({
		'site-type-store': true,
		selectedRecommendations: ['monitor', 'woocommerce'],
		skippedRecommendations: [],
	});
	expect(applyChange({}, { kind: 'select', slug: 'monitor' })).toEqual({
		selectedRecommendations: ['monitor'],
	});
});

it('RECS-34 marks a step as skipped, and never has it in both lists', () => {
	const data = applyChange(DATA, { kind: 'skip', slug: 'monitor' });
	expect(getSkipped(data)).toEqual(['woocommerce', 'monitor']);
	expect(getSelected(data)).toEqual([]);
});

it('RECS-36 adds a step to the viewed ones once', () => {
	const once = applyChange(DATA, { kind: 'view', slug: 'monitor' });
	expect(getViewed(once)).toEqual(['monitor']);
	expect(applyChange(once, { kind: 'view', slug: 'monitor' })).toBe(once);
});

it('RECS-46 keeps beside which steps a discount was seen apart from what was viewed', () => {
	const seen = applyChange(DATA, { kind: 'view-discount', slug: 'publicize' });
	expect(getViewedDiscounts(seen)).toEqual(['publicize']);
	expect(getViewed(seen)).toEqual([]);
});

it('RECS-37 gives back the very data that a change leaves as it is', () => {
	const answer = (isStore: boolean) =>
		applyChange(DATA, { kind: 'answer', answers: { 'site-type-store': isStore } });
	expect(applyChange(DATA, { kind: 'select', slug: 'monitor' })).toBe(DATA);
	expect(applyChange(DATA, { kind: 'skip', slug: 'woocommerce' })).toBe(DATA);
	expect(answer(true)).toBe(DATA);
	expect(answer(false)).toEqual({ ...DATA, 'site-type-store': false });
});

it('does not trip over a list that the server keeps as something else', () => {
	expect(getSelected({ selectedRecommendations: 'monitor' })).toEqual([]);
	expect(applyChange({ skippedRecommendations: true }, { kind: 'skip', slug: 'monitor' })).toEqual({
		skippedRecommendations: ['monitor'],
	});
});

it('RECS-55 sums up both lists in the order of the steps, without slugs of yesterday', () => {
	const data = {
		selectedRecommendations: ['videopress', 'boost', 'monitor', 'related-posts'],
		skippedRecommendations: ['summary', 'monitor', 'anti-spam', 'woocommerce'],
	};
	expect(resolveSummary(toReady(data))).toEqual({
		kind: 'ready',
		selected: ['monitor', 'related-posts', 'videopress'],
		skipped: ['woocommerce', 'anti-spam'],
	});
	expect(resolveSummary(toReady({}))).toEqual({ kind: 'ready', selected: [], skipped: [] });
	expect(resolveSummary(idle)).toEqual({ kind: 'loading' });
	expect(resolveSummary(toFailed(idle, 'gone'))).toEqual({ kind: 'failed', isRetrying: false });
	expect(resolveSummary(toLoading(toFailed(idle, 'gone')))).toMatchObject({ isRetrying: true });
});
