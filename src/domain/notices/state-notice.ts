/** What the server printed for this one page load (CSTATE-01). */
export interface StateNotices {
	messageCode: string;
	errorCode: string;
	errorDescription: string;
	messageContent: ReleasePost | null;
}

export interface ReleasePost {
	title: string;
	content: string;
	featuredImageUrl: string;
}
