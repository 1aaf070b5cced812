import './routes';
import type { ExtraScreen } from '@/domain/routes/types';
import type { Extra } from '@/screens/common/slot';
import type { Loadable } from '@/ui/loadable/create-loadable';
import { changes, changesScreen } from './changes';
import { copySettingsScreen } from './copy-settings';
import { oldAddresses } from './old-addresses';
import { palette } from './palette';
import { OF_SAVES } from './saves';
import { trialChoice } from './trial/choice';
import { visitorCost } from './visitor-cost';

/** The extras of the app: one folder each, and a line here, in `saves.ts`, in `routes.ts` or in several. */
export const EXTRAS: readonly Extra[] = [
	...OF_SAVES,
	changes,
	trialChoice,
	visitorCost,
	palette,
	oldAddresses,
];

export const SCREENS_OF_EXTRAS = {
	...changesScreen,
	...copySettingsScreen,
} satisfies Record<ExtraScreen, Loadable>;
