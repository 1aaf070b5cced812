import { buildPageData } from '#tests/support/fixtures';
import { buildCapabilities } from '@/domain/capabilities';
import { resolvePromotion, type PromotionFacts } from '@/domain/promotions';

const FACTS: PromotionFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	showPromotions: true,
	canPurchasePlan: true,
};

it.each<[string, Partial<PromotionFacts>, string]>([
	['ROLE-10 an upgrade where an owner is connected', {}, 'upgrade'],
	['ROLE-10 a connection where none is', { hasConnectedOwner: false }, 'connect'],
	['ROLE-12 nothing offline', { connection: 'offline', hasConnectedOwner: false }, 'none'],
	['nothing before the site is connected', { connection: 'unconnected' }, 'none'],
	['ROLE-13 no upgrade to anyone who cannot buy it', { canPurchasePlan: false }, 'none'],
	['no upgrade where the host wants no promotions', { showPromotions: false }, 'none'],
	[
		'a connection even where the host wants no promotions: it costs nothing',
		{ showPromotions: false, hasConnectedOwner: false },
		'connect',
	],
])('%s', (_title, facts, promotion) => {
	expect(resolvePromotion({ ...FACTS, ...facts })).toBe(promotion);
});

const capabilitiesIn = (scenario: string, viewer: string) =>
	buildCapabilities(buildPageData({ scenario, world: { viewer } }).currentUser);

it.each([
	['ROLE-13 the owner may buy a plan', 'free', 'admin', true],
	['ROLE-13 another administrator too', 'unlinked-admin', 'admin2', true],
	['ROLE-13 an editor may not', 'editor-view', 'editor', false],
	['ROLE-13 nobody buys a plan offline', 'offline', 'admin', false],
])('%s', (_title, scenario, viewer, may) => {
	expect(capabilitiesIn(scenario, viewer).canPurchasePlan).toBe(may);
});

it.each([
	['admin', false],
	['editor', false],
	['author', false],
	['contributor', false],
	['subscriber', true],
])('ROLE-15 whether %s has the minimal role', (viewer, isMinimal) => {
	expect(capabilitiesIn('editor-view', viewer).isMinimalRole).toBe(isMinimal);
});
