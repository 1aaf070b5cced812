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

it('RECS-33 marks a feature as selected, no longer as skipped, and keeps the rest', () => {
	expect(applyChange(DATA, { kind: 'select', slug: 'woocommerce' })).toEqual({
		'site-type-store': true,
		selectedRecommendations: ['monitor', 'woocommerce'],
		skippedRecommendations: [],
	});
	expect(applyChange({}, { kind: 'select', slug: 'monitor' })).toEqual({
		selectedRecommendations: ['monitor'],
	});
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

it('treats a malformed list as empty', () => {
	expect(getSelected({ selectedRecommendations: 'monitor' })).toEqual([]);
	expect(applyChange({ skippedRecommendations: true }, { kind: 'skip', slug: 'monitor' })).toEqual({
		skippedRecommendations: ['monitor'],
	});
});

it('RECS-55 lists selected and skipped steps in order, without unknown slugs', () => {
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
