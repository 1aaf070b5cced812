import type { Tracking } from './slice';

export const toTracking = ({
	tracks_opt_out: tracksOptOut,
}: {
	tracks_opt_out: boolean;
}): Tracking => ({
	tracksOptOut,
});
