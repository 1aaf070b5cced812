/** DATA-27. */
export interface Firewall {
	/** Absolute path of the file to prepend, "" where none was written. */
	bootstrapPath: string;
	/** Whether the plan brings the latest rules. */
	hasRulesAccess: boolean;
}
