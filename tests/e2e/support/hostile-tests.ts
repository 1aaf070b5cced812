import { SIGNS } from '#tests/support/hostile/ways';
import { sampleOf } from '#tests/support/long';
import { closePages } from './browser';
import { ROUNDS, type Source } from './hostile-rounds';
import { faultsOf, openHostileStage, type HostileStage } from './hostile-walk';
import { SCENES } from '../worlds/hostile-scenes';

/** One hostile browser test site for the tests of a file; prints the number of views at the end. */
export function hostileStageFor(what: string): () => HostileStage {
	let hostile: HostileStage | undefined;
	beforeAll(async () => {
		hostile = await openHostileStage();
	});
	afterAll(async () => {
		process.stderr.write(`Hostile ${what}: ${hostile?.count() ?? 0} views.\n`);
		await closePages();
	});
	return () => {
		if (!hostile) {
			throw new Error('The browser test site is open only during the tests.');
		}
		return hostile;
	};
}

/**
 * One test per round: each kind of user visits the screens, and no view shows harm. A round that adds a text must have shown
 * it, otherwise it has tested nothing.
 *
 * @param worst Names of the rounds that every run tests.
 */
export function testRounds(source: Source, worst: readonly string[], open: () => HostileStage) {
	it.each(sampleOf(ROUNDS[source], worst))(
		'%s: renders every screen and runs nothing',
		async (name, disguise) => {
			const faults: string[] = [];
			const texts: string[] = [];
			for (const [who, scene] of SCENES) {
				const views = await open().walk(disguise, scene);
				faults.push(...faultsOf(views).map((fault) => `${who}: ${fault}`));
				texts.push(...views.map(({ text }) => text));
			}
			expect(faults).toEqual([]);
			const sign = SIGNS[name] ?? '';
			expect(texts.some((text) => text.includes(sign))).toBe(true);
		},
	);
}
