import type { ModuleAvailability } from '@/domain/modules/availability';
import type { PlanFeatureView } from '@/domain/plans/plan-feature';

export interface GoogleAnalyticsFacts {
	availability: ModuleAvailability | undefined;
	plan: PlanFeatureView;
	isOn: boolean;
	/** The saved value; a string if it was ever set. */
	trackingId: unknown;
}

export type GoogleAnalyticsView =
	| { kind: 'unavailable'; availability: Exclude<ModuleAvailability, { kind: 'available' }> }
	| Exclude<PlanFeatureView, { kind: 'granted' }>
	/** `trackingId` is "" if none is in use. */
	| { kind: 'usable'; trackingId: string };

/** The note below the card's description (TRAFFIC-40). */
export function resolveGoogleAnalytics(facts: GoogleAnalyticsFacts): GoogleAnalyticsView {
	const { availability, plan, isOn, trackingId } = facts;
	const isLockedOn = availability?.kind === 'locked' && isOn;
	if (availability && availability.kind !== 'available' && !isLockedOn) {
		return { kind: 'unavailable', availability };
	}
	if (plan.kind !== 'granted') {
		return plan;
	}
	return { kind: 'usable', trackingId: isOn && typeof trackingId === 'string' ? trackingId : '' };
}
