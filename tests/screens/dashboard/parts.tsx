import type { ComponentType } from 'react';
import type { RequestHandler } from 'msw';
import { Loads } from '#fixtures/parts/cards/loads';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import type { DashboardCardId } from '@/domain/dashboard';
import DashboardScreen, { UpgradeChart } from '@/screens/dashboard';
import { CardSlot } from '@/screens/dashboard/card-slot';
import { DashboardCard, isOtherCard } from '@/screens/dashboard/cards';
import { StatsCard, STATS_CONTENT, WITHOUT_STATS } from '@/screens/dashboard/stats-card/stats-card';
import { SinceLine, SinceLastLook } from '@/screens/dashboard/last-look/since-last-look';
import { RecommendationsBanner } from '@/screens/dashboard/recommendations-banner';
import { SITE_STATUS, SiteStatus } from '@/screens/dashboard/status/site-status';
import { selectSections } from '@/state/dashboard';
import { useAppSelector } from '@/state/store/hooks';
import { ScreenTitle } from '@/ui/screen-title';
import { Overridden } from '../parts';

export { HEALTHY } from '#fixtures/parts/define-card';

type Options = Parameters<typeof renderScreen>[1];

/** The whole screen with all of its sections, for tests of how its parts work together. `renderCards` is several times faster. */
export async function renderDashboard(options?: Options) {
	const made = renderScreen(<DashboardScreen />, options);
	await waitFor(() => expect(made.container.querySelector('[style*="min-block-size"]')).toBeNull());
	return made;
}

const OTHER_PARTS = {
	title: () => <ScreenTitle>At a Glance</ScreenTitle>,
	loads: Loads,
	status: SiteStatus,
	since: SinceLastLook,
	banner: RecommendationsBanner,
	chart: UpgradeChart,
} satisfies Record<string, ComponentType>;

type OtherPart = keyof typeof OTHER_PARTS;
type Part = DashboardCardId | OtherPart;

const isOther = (part: Part): part is OtherPart => part in OTHER_PARTS;

/** A card, if the screen has it for this person on this site. */
function ShownCard({ id }: { id: DashboardCardId }) {
	const isShown = useAppSelector(selectSections).some(({ cards }) => cards.includes(id));
	if (!isShown) {
		return null;
	}
	return isOtherCard(id) ? (
		<DashboardCard id={id} />
	) : (
		<CardSlot id={id}>
			<StatsCard />
		</CardSlot>
	);
}

/** Renders only these parts of the screen, in this order. */
export const renderCards = (
	parts: Part | readonly Part[],
	options?: Options,
	...handlers: RequestHandler[]
) =>
	renderScreen(
		<Overridden handlers={handlers}>
			{(typeof parts === 'string' ? [parts] : parts).map((part) => {
				if (isOther(part)) {
					const Other = OTHER_PARTS[part];
					return <Other key={part} />;
				}
				return <ShownCard key={part} id={part} />;
			})}
		</Overridden>,
		options,
	);

/** A card by its heading, with the queries within it. */
export const findCard = async (name: string) =>
	within((await screen.findByRole('heading', { name })).closest('section')!);
export const getCard = (name: string) =>
	within(screen.getByRole('heading', { name }).closest('section')!);
export const queryCard = (name: string) =>
	screen.queryByRole('heading', { name })?.closest('section') ?? null;

/** Collects requests from now on: the method, and the path without `jetpack/v4/` and the parameters that api-fetch adds. */
export function listenForCalls(): string[] {
	const calls: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const url = new URL(request.url);
		url.searchParams.delete('_cacheBuster');
		url.searchParams.delete('_locale');
		const path = url.pathname.replace(/^.*\/wp-json\/(jetpack\/v4\/)?/, '');
		calls.push(`${request.method} ${path}${url.search}`);
	});
	return calls;
}

// A test of the first render ends before a chunk could load.
beforeAll(() =>
	Promise.all([SITE_STATUS, STATS_CONTENT, WITHOUT_STATS, SinceLine].map((chunk) => chunk.load())),
);
afterEach(() => server.events.removeAllListeners());
