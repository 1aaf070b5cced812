/** What the provider knows of the site at Google. */
export interface GoogleVerification {
	verified: boolean;
	/** For the meta tag, where the provider gave one. */
	token: string;
	isOwner: boolean;
	searchConsoleUrl: string;
	verificationConsoleUrl: string;
	/** The first of the reasons why the site is not verified. */
	error: { code: string; message: string } | null;
}
