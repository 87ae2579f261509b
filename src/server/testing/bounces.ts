/** What a mail server returns, in the form of widespread ones. `to` is the envelope's sender of the returned mail. */
export type ReturnedMail = { to: string; status: string; answer: string; action?: string }

/** A notification in the form of Postfix. */
export const fromPostfix = ({ to, status, answer, action = 'failed' }: ReturnedMail) => `Return-Path: <>
X-Original-To: ${to}
Delivered-To: ${to}
Received: by mx.people.example (Postfix)
\tid 4F1B21C0A3; Wed, 25 Nov 2026 07:11:05 +0100 (CET)
Date: Wed, 25 Nov 2026 07:11:05 +0100 (CET)
From: MAILER-DAEMON@mx.people.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="3C0D21C09F.1764051065/mx.people.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20261125061105.4F1B21C0A3@mx.people.example>

This is a MIME-encapsulated message.

--3C0D21C09F.1764051065/mx.people.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

This is the mail system at host mx.people.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

--3C0D21C09F.1764051065/mx.people.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.people.example
X-Postfix-Queue-ID: 3C0D21C09F
X-Postfix-Sender: rfc822; ${to}
Arrival-Date: Wed, 25 Nov 2026 07:11:04 +0100 (CET)

Final-Recipient: rfc822; reader@people.example
Original-Recipient: rfc822;reader@people.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.people.example
Diagnostic-Code: smtp; ${answer}

--3C0D21C09F.1764051065/mx.people.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <${to}>
From: Jobmost <no-reply@jobmost.example>
To: reader@people.example
Subject: 1 new job

Hello
--3C0D21C09F.1764051065/mx.people.example--
`

/** A notification in the form of Exim, which knows no status but 5.0.0 and 4.0.0. */
export const fromExim = ({
  to,
  answer,
}: Omit<ReturnedMail, 'status'>) => `Received: from Debian-exim by mx.people.example
\tid 1vNqXa-0001aB-2C
\tfor ${to}; Wed, 25 Nov 2026 06:11:05 +0000
X-Failed-Recipients: reader@people.example
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mx.people.example>
To: ${to}
References: <abc@jobmost.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=1764051065-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1764051065-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1764051065-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mx.people.example

Action: failed
Final-Recipient: rfc822;reader@people.example
Status: 5.0.0
Remote-MTA: dns; mail.people.example
Diagnostic-Code: smtp; ${answer}

--1764051065-eximdsn-1804289383
Content-type: message/rfc822

Return-path: <${to}>
From: Jobmost <no-reply@jobmost.example>

Hello

--1764051065-eximdsn-1804289383--
`

/** An absence note: it comes to the same address, but nothing has failed. */
export const absenceNote = (to: string) => `Return-Path: <>
From: Reader <reader@people.example>
To: ${to}
Auto-Submitted: auto-replied
Subject: Out of office: 1 new job
Content-Type: text/plain; charset=utf-8

I am back on Monday. 550 5.1.1 is not my number.
`
