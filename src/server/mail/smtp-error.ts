/** An error of nodemailer. */
export type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

/**
 * Whether the mail server has refused the recipient or the mail for good (5yz: "should not repeat", RFC 5321, 4.2.1). A
 * refused password or connection is no refusal: the operator can mend it.
 */
export const isRefusal = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
