/** How the CRM plugin and its form extension stand, and what the caller may do about it. */
export interface Crm {
	isInstalled: boolean;
	isActive: boolean;
	/** "" unless the plugin is active. */
	version: string;
	isFormExtensionActive: boolean;
	canInstall: boolean;
	canActivate: boolean;
	canActivateExtension: boolean;
}
