export interface LicenseCounts {
	attached: number;
	detached: number;
	revoked: number;
}

/** LIC-30. */
export interface NoticeDismissal {
	lastDetachedCount: number | null;
	/** ISO 8601. */
	lastDismissedTime: string | null;
}

/** What the page knows of licences (DATA-11). Counts are null where the server could not fetch them. */
export interface Licensing {
	error: string;
	showLicensingUi: boolean;
	counts: LicenseCounts | null;
	dismissedNotice: NoticeDismissal;
}

export interface License {
	key: string;
	/** The product's name. */
	product: string;
	issuedAt: string;
	/** Null while the licence is attached to no site (LIC-29). */
	attachedAt: string | null;
	revokedAt: string | null;
}
