import { buildPageData } from '#tests/support/fixtures';
import { buildCapabilities } from '@/domain/connection/capabilities';
import { resolvePromotion, type PromotionFacts } from '@/domain/plans/promotions';

const FACTS: PromotionFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	showPromotions: true,
	canPurchasePlan: true,
};

it.each<[string, Partial<PromotionFacts>, string]>([
	['ROLE-10 offers an upgrade on a site with an owner', {}, 'upgrade'],
	['ROLE-10 offers a connection first', { hasConnectedOwner: false }, 'connect'],
	['ROLE-12 offers nothing offline', { connection: 'offline', hasConnectedOwner: false }, 'none'],
	['offers nothing before the site is connected', { connection: 'unconnected' }, 'none'],
	['ROLE-13 offers no upgrade to users who cannot buy it', { canPurchasePlan: false }, 'none'],
	['offers no upgrade where the host disables promotions', { showPromotions: false }, 'none'],
	['offers to connect even so', { showPromotions: false, hasConnectedOwner: false }, 'connect'],
])('%s', (_title, facts, promotion) => {
	expect(resolvePromotion({ ...FACTS, ...facts })).toBe(promotion);
});

const capabilitiesIn = (scenario: string, viewer: string) =>
	buildCapabilities(buildPageData({ scenario, world: { viewer } }).currentUser);

it.each([
	['ROLE-13 lets the owner buy a plan', 'free', 'admin', true],
	['ROLE-13 lets another administrator buy a plan', 'unlinked-admin', 'admin2', true],
	['ROLE-13 lets no editor buy a plan', 'editor-view', 'editor', false],
	['ROLE-13 lets no user buy a plan offline', 'offline', 'admin', false],
])('%s', (_title, scenario, viewer, may) => {
	expect(capabilitiesIn(scenario, viewer).canPurchasePlan).toBe(may);
});

it.each([
	['admin', false],
	['contributor', false],
])('ROLE-15 the role %s is minimal: %s', (viewer, isMinimal) => {
	expect(capabilitiesIn('editor-view', viewer).isMinimalRole).toBe(isMinimal);
});
