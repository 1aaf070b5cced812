import { TAB_CONDITIONS } from '@/domain/settings/tabs';
import { cardsOf, isCardVisible } from '@/domain/settings/registry';

const SLUGS = ['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'];

it.each(SLUGS)(
	'SETPERF-03 NAV-21 with %s alone the tab is there if the screen has a card',
	(slug) => {
		const hasCard = cardsOf('performance').some((card) =>
			isCardVisible(card, {
				canManageModules: true,
				canEditPosts: true,
				showBackups: true,
				isToolbarAlwaysOn: false,
				isInFolder: false,
				hasModule: (module) => module === slug,
				isModuleOn: () => true,
			}),
		);
		expect(TAB_CONDITIONS.performance?.includes(slug)).toBe(hasCard);
		expect(hasCard).toBe(slug !== 'carousel');
	},
);
