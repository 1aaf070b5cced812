import { isPermitted, PERMISSIONS, releaseOf, type World } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';
import { NO_ROUTE, type Call } from './calls/call';
import type { Caller } from './client';

export const CALLERS: Caller[] = [
	'admin',
	'admin2',
	'editor',
	'author',
	'contributor',
	'subscriber',
	'logged out',
	'bad nonce',
	'anonymous',
];

/** A wrong nonce is rejected before permissions are checked, even on a public route. The client of these callers doesn't learn who is logged in. */
const SESSION = 'unverified 403 rest_cookie_invalid_nonce';

const isWithoutSession = (caller: Caller) => caller === 'logged out' || caller === 'bad nonce';

export function isRefused(caller: Caller, call: Call, world: World): boolean {
	if (isWithoutSession(caller) || call.isAbsent?.(world)) {
		return true;
	}
	return caller === 'anonymous'
		? call.needs !== 'public'
		: !isPermitted({ ...world, viewer: caller }, call.needs);
}

export function expectedOutcome(caller: Caller, call: Call, world: World): string {
	if (isWithoutSession(caller)) {
		return SESSION;
	}
	if (call.isAbsent?.(world) || releaseOf(world, readFixture)?.missingRoutes.includes(call.name)) {
		return NO_ROUTE;
	}
	if (isRefused(caller, call, world)) {
		return `http ${caller === 'anonymous' ? 401 : 403} ${PERMISSIONS[call.needs].code}`;
	}
	return call.outcome?.({ ...world, viewer: caller }) ?? 'ok';
}
