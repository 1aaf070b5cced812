import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { keepCases, MATRIX_FAULTS, openMatrix, type Case } from '../support/fault-matrix';
import { MATRIX_ROUTES, WORST } from '../worlds/fault-matrix';

const routes = IS_LONG ? MATRIX_ROUTES : Object.keys(WORST);
const cases: Case[] = [];
let matrix: Awaited<ReturnType<typeof openMatrix>>;

const describeCase = ({ route, path, fault }: Case) => `${route}: ${path}, ${fault}`;

beforeAll(async () => {
	matrix = await openMatrix();
});

afterAll(async () => {
	keepCases(cases);
	await closePages();
});

it.each(routes)('%s renders and reports the failure of each call', async (route) => {
	const { reads, healthy } = await matrix.record(route);
	const broken = IS_LONG ? reads : (WORST[route] ?? []);
	expect(reads).toEqual(expect.arrayContaining(broken));
	const own: Case[] = [];
	for (const path of broken) {
		for (const fault of MATRIX_FAULTS) {
			own.push(await matrix.tryCase(route, path, fault, healthy));
		}
	}
	cases.push(...own);
	expect({
		blank: own.filter(({ isBlank }) => isBlank).map(describeCase),
		errors: own.flatMap((one) => one.errors.map((error) => `${describeCase(one)}: ${error}`)),
		silent: own.filter(({ isSilent, why }) => isSilent && !why).map(describeCase),
	}).toEqual({ blank: [], errors: [], silent: [] });
});
