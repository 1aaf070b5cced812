import { accountCalls } from './account';
import type { Call } from './call';
import { connectionCalls } from './connection';
import { contentCalls } from './content';
import { licensingCalls } from './licensing';
import { moduleCalls } from './modules';
import { offerCalls } from './offers';
import { pluginCalls } from './plugins';
import { protectionCalls } from './protection';
import { recommendationCalls } from './recommendations';
import { searchCalls } from './search';
import { settingCalls } from './settings';
import { siteCalls } from './site';
import { verificationCalls } from './verification';

/** Every call of the app that reads. */
export const EVERY_READ: Call[] = [
	accountCalls,
	connectionCalls,
	contentCalls,
	licensingCalls,
	moduleCalls,
	offerCalls,
	pluginCalls,
	protectionCalls,
	recommendationCalls,
	searchCalls,
	settingCalls,
	siteCalls,
	verificationCalls,
].flatMap((calls) => Object.values<Call>(calls));
