import { accountWrites } from './account';
import type { Call } from './call';
import { connectionWrites } from './connection';
import { identityCrisisWrites } from './identity-crisis';
import { licensingWrites } from './licensing';
import { moduleWrites } from './modules';
import { pluginWrites } from './plugins';
import { protectionWrites } from './protection';
import { recommendationWrites } from './recommendations';
import { searchWrites } from './search';
import { settingWrites } from './settings';
import { verificationWrites } from './verification';

/** Every call of the app that changes something. */
export const EVERY_WRITE: Call[] = [
	accountWrites,
	connectionWrites,
	identityCrisisWrites,
	licensingWrites,
	moduleWrites,
	pluginWrites,
	protectionWrites,
	recommendationWrites,
	searchWrites,
	settingWrites,
	verificationWrites,
].flatMap((calls) => Object.values<Call>(calls));
