import type { World } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';
import { isModuleOn as isOn } from '#fixtures/build/modules';

const isOffline = ({ connection }: World) => Object.values(connection.offline).some(Boolean);

export const isRegistered = ({ connection }: World): boolean => connection.registered;

/** Whether the viewer has a cloud account of their own. */
export const isLinked = (world: World): boolean =>
	!isOffline(world) && world.connection.linked.includes(world.viewer);

export const isOwner = (world: World): boolean =>
	isLinked(world) && world.connection.owner === world.viewer;

export const isModuleOn = (world: World, slug: string): boolean => isOn(world, readFixture, slug);

export const isPluginActive = ({ plugins = {} }: World, file: string): boolean =>
	plugins[file]?.active === true;

/** The fault of a call in this scenario; undefined if the cloud responds. */
export const faultOf = ({ faults = {} }: World, path: string) => {
	const fault = faults[path];
	return fault && { kind: 'error', ...fault };
};

/** An unparseable response of the cloud is null for the site, which then sends no body. */
export const NO_BODY = 'shape 200';

/** The outcome of a call whose status the site passes on; an unreachable cloud results in an envelope. */
export function passedOn(world: World, path: string, code: string): string {
	const fault = faultOf(world, path);
	if (!fault) {
		return 'ok';
	}
	if (fault.kind === 'not-json') {
		return NO_BODY;
	}
	return fault.kind === 'error' ? `http ${fault.status} ${code}` : `envelope 200 ${code}`;
}
