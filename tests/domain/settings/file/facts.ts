import type { FileFacts } from '@/domain/settings/file/site-entries';
import { SETTINGS_CARDS } from '@/domain/settings/registry';
import { moduleRecord } from '#tests/support/module-record';

/** A connected site without modules, and an administrator who is linked. */
export const FACTS: FileFacts = {
	canManageModules: true,
	isLinked: true,
	connection: 'connected',
	hasConnectedOwner: true,
	ownerPath: null,
	isPublic: true,
	modules: {},
	settings: {},
	cards: [],
	site: { hasModule: () => false, hasKey: () => false, isInFolder: false },
	roles: {},
};

const COLORS = { currentValue: 'black', enumLabels: { black: 'Black', white: 'White' } };

/** A site with all cards, some modules and their options. */
export const SITE: FileFacts = {
	...FACTS,
	cards: SETTINGS_CARDS,
	site: { hasModule: () => true, hasKey: () => true, isInFolder: false },
	modules: {
		akismet: moduleRecord({ module: 'akismet', autoActivate: 'Yes' }),
		carousel: moduleRecord({
			module: 'carousel',
			autoActivate: 'No',
			options: { carousel_background_color: COLORS },
		}),
		stats: moduleRecord({ module: 'stats', autoActivate: 'Public', requiresConnection: true }),
		publicize: moduleRecord({ module: 'publicize', requiresUserConnection: true }),
		wordads: moduleRecord({ module: 'wordads', isAvailable: false }),
		'infinite-scroll': moduleRecord({ module: 'infinite-scroll' }),
		'tiled-gallery': moduleRecord({ module: 'tiled-gallery' }),
		'made-up': moduleRecord({ module: 'made-up', name: 'Made up' }),
		switchless: moduleRecord({ module: 'switchless', autoActivate: 'Yes' }),
	},
	settings: {
		akismet: true,
		carousel: 1,
		carousel_background_color: 'black',
		stats: false,
		count_roles: ['editor'],
		publicize: true,
		wordads: false,
		'made-up': false,
		infinite_scroll: '1',
		tiled_galleries: true,
		stb_enabled: true,
	},
	roles: { editor: { name: 'Editor' } },
};
