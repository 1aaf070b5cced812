export interface LicenseCounts {
	attached: number;
	detached: number;
	revoked: number;
}

/** What the page knows of licences (DATA-11). Counts are null where the server could not fetch them. */
export interface Licensing {
	error: string;
	showLicensingUi: boolean;
	counts: LicenseCounts | null;
	dismissedNotice: { lastDetachedCount: number | null; lastDismissedTime: string | null };
}
