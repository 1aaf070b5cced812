import { buildWorld, pageDataOf, type World } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';

/** What jest, msw and the dev server would be told in a scenario. */
export function fixtureOf(scenario: string): { world: World; pageData: Record<string, unknown> } {
	const world = buildWorld(scenario, readFixture);
	return { world, pageData: pageDataOf(world, readFixture) };
}
